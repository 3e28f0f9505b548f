import { useEffect, useState } from 'react';
import { useShell } from '../app/shell-context';
import { hasUnsaved, isBehind } from './behind';

const MINUTE_MS = 60_000;
/** A tab looks for newer builds when somebody comes back to it, at most so often. */
const PAUSE_MS = 10 * MINUTE_MS;

/** Whether the tab runs an older build than a new visit would get, and could be loaded anew without losing anything. */
export function useBehind(): boolean {
  const { registry, loader } = useShell();
  const [isBehindNow, setBehind] = useState(false);
  useEffect(() => {
    let asked = Date.now();
    const look = async () => {
      const shown = registry.current();
      if (document.visibilityState !== 'visible' || !shown || Date.now() - asked < PAUSE_MS) return;
      asked = Date.now();
      const fresh = await registry.look();
      if (fresh) setBehind(isBehind(shown, fresh, (name) => Boolean(loader.loaded(name))) && !hasUnsaved());
    };
    const onShown = () => void look();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [registry, loader]);
  return isBehindNow;
}
