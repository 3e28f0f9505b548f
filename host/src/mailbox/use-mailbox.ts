import { useCallback, useEffect, useState } from 'react';
import { useShell } from '../app/shell-context';
import { fetchJson } from '../boot/fetch-json';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: string;
  readonly code?: string;
}

type Mailbox =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly sentence: string }
  | { readonly state: 'ready'; readonly mails: readonly Mail[] };

const timeoutMs = 8_000;

export function useMailbox(): { mailbox: Mailbox; refresh: () => void } {
  const { hostApi } = useShell();
  const [mailbox, setMailbox] = useState<Mailbox>({ state: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<Mailbox> => {
      const api = await hostApi.get();
      if (api.state !== 'ready')
        return { state: 'failed', sentence: 'The mailbox cannot be reached. Please try again.' };
      const fetched = await fetchJson(`${api.host.config.apiBaseUrl}/api/dev/mailbox`, timeoutMs);
      if (fetched.state === 'fetched' && Array.isArray(fetched.value))
        return { state: 'ready', mails: fetched.value as Mail[] };
      return { state: 'failed', sentence: 'There is no development mailbox here: mails go to a mail server.' };
    };
    void read().then((result) => {
      if (wanted) setMailbox(result);
    });
    return () => {
      wanted = false;
    };
  }, [hostApi, round]);

  const refresh = useCallback(() => setRound((count) => count + 1), []);
  return { mailbox, refresh };
}
