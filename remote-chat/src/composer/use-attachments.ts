import { useRef, useState } from 'react';
import { useHost, useIsLive } from '../host/host-context';
import type { AskedAttachment } from '../store/chat';
import { sentenceOf } from '../store/sentence-of';
import { useNotify } from '../store/store-context';
import { mostAttachments, refusalOf } from './attachment-rules';

export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  readonly state: 'sending' | 'ready' | 'failed';
  /** The server's id of its text; null where nothing is uploaded. */
  readonly id: string | null;
  /** What a person should know about it, such as that it cannot be read. */
  readonly message: string;
}

let count = 0;

/** The files that go with the next question. Live, each is uploaded at once, so that what cannot be read is said before sending. */
export function useAttachments() {
  const { chat } = useHost().services;
  const isLive = useIsLive();
  const notify = useNotify();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const uploads = useRef(new Map<string, AbortController>());

  const change = (key: string, to: Partial<ChosenFile>) => setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...to } : file)));

  async function upload(key: string, file: File): Promise<void> {
    const controller = new AbortController();
    uploads.current.set(key, controller);
    try {
      const { id, readable, message } = await chat.attach(file, { signal: controller.signal });
      change(key, { state: 'ready', id, message: readable ? '' : message || `${file.name} cannot be read; the answer will not use it.` });
    } catch (error) {
      if (!controller.signal.aborted) change(key, { state: 'failed', message: sentenceOf(error, `${file.name} could not be sent.`) });
    } finally {
      uploads.current.delete(key);
    }
  }

  return {
    files,
    isSending: files.some(({ state }) => state === 'sending'),
    asked: (): readonly AskedAttachment[] => files.filter(({ state }) => state === 'ready').map(({ name, id }) => ({ name, id })),
    add(chosen: readonly File[]) {
      const room = mostAttachments - files.length;
      if (chosen.length > room) notify({ kind: 'alert', text: `A question may have ${mostAttachments} files at most.` });
      for (const file of chosen.slice(0, room)) {
        const refusal = refusalOf(file);
        if (refusal) {
          notify({ kind: 'alert', text: refusal });
          continue;
        }
        const key = `file-${++count}`;
        setFiles((all) => [...all, { key, name: file.name, state: isLive ? 'sending' : 'ready', id: null, message: '' }]);
        if (isLive) void upload(key, file);
      }
    },
    remove({ key, id }: ChosenFile) {
      uploads.current.get(key)?.abort();
      setFiles((all) => all.filter((file) => file.key !== key));
      // The server forgets attachments by itself; a failure here changes nothing for the person.
      if (id && isLive) void chat.removeAttachment({ params: { id } }).catch(() => undefined);
    },
    clear: () => setFiles([]),
  };
}
