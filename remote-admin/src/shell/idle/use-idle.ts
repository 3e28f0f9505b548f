import { useCallback, useEffect, useRef, useState } from 'react';

export const idleTimes = { warnAfterMs: 28 * 60_000, endAfterMs: 30 * 60_000 } as const;

const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const checkEveryMs = 1000;

/**
 * Watches whether anyone is there.
 * @returns the seconds left until the end, or null while there is nothing to warn of
 */
export function useIdle(onEnd: () => void): { readonly secondsLeft: number | null; readonly stay: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const lastSeen = useRef(0);
  const warned = useRef(false);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);

  const stay = useCallback(() => {
    lastSeen.current = Date.now();
    warned.current = false;
    setSecondsLeft(null);
  }, []);

  useEffect(() => {
    lastSeen.current = Date.now();
    const onLife = () => {
      if (!warned.current) lastSeen.current = Date.now();
    };
    const check = () => {
      const idleMs = Date.now() - lastSeen.current;
      if (idleMs >= idleTimes.endAfterMs) ended.current();
      else if (idleMs >= idleTimes.warnAfterMs) {
        warned.current = true;
        setSecondsLeft(Math.ceil((idleTimes.endAfterMs - idleMs) / 1000));
      }
    };
    for (const name of signsOfLife) window.addEventListener(name, onLife, { passive: true });
    const timer = setInterval(check, checkEveryMs);
    return () => {
      for (const name of signsOfLife) window.removeEventListener(name, onLife);
      clearInterval(timer);
    };
  }, []);
  return { secondsLeft, stay };
}
