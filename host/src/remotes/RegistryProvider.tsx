import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { RegistryEntry } from 'shared-contracts/remotes/registry';
import { useShell } from '../app/shell-context';
import type { RegistryResult } from './registry';

type RegistryView = RegistryResult | { readonly state: 'loading' };

interface RegistryUse {
  readonly view: RegistryView;
  /** The listed remotes; none while the registry is on its way or cannot be had. */
  readonly remotes: readonly RegistryEntry[];
  readonly retry: () => void;
}

const none: readonly RegistryEntry[] = [];
const RegistryContext = createContext<RegistryUse>({
  view: { state: 'loading' },
  remotes: none,
  retry: () => undefined,
});

/** Tells everything inside it which remotes there are. */
export function RegistryProvider({ children }: { readonly children: ReactNode }) {
  const { registry } = useShell();
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<RegistryView>(() => {
    const known = registry.current();
    return known ? { state: 'fetched', registry: known } : { state: 'loading' };
  });

  useEffect(() => {
    let wanted = true;
    void registry.get().then((result) => {
      if (wanted) setView((now) => (isSame(now, result) ? now : result));
    });
    return () => {
      wanted = false;
    };
  }, [registry, attempt]);

  const retry = useCallback(() => {
    setView({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const use = useMemo(
    () => ({ view, remotes: view.state === 'fetched' ? view.registry.remotes : none, retry }),
    [view, retry],
  );
  return <RegistryContext value={use}>{children}</RegistryContext>;
}

const isSame = (now: RegistryView, result: RegistryResult) =>
  now.state === 'fetched' && result.state === 'fetched' && now.registry === result.registry;

export const useRegistry = (): RegistryUse => useContext(RegistryContext);
