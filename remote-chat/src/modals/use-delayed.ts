import { useEffect, useRef } from 'react';

/** Runs something a while after a condition has come true. */
export function useDelayed(isDue: boolean, afterMs: number, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => latest.current(), afterMs);
    return () => clearTimeout(timer);
  }, [isDue, afterMs]);
}
