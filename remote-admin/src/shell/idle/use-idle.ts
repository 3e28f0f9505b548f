import { useCallback, useEffect, useRef, useState } from 'react';

export const idleTimes = { warnAfterMs: 28 * 60_000, endAfterMs: 30 * 60_000, tellEveryMs: 5 * 60_000 } as const;

const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const checkEveryMs = 1000;

interface IdleEvents {
  readonly onEnd: () => void;
  /** Somebody is there: told to the server from time to time, which does not see a person type. */
  readonly onAlive: () => void;
}

/**
 * Watches whether anyone is there.
 * @returns the seconds left until the end, or null while there is nothing to warn of
 */
export function useIdle(events: IdleEvents): { readonly secondsLeft: number | null; readonly stay: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const lastSeen = useRef(0);
  const warned = useRef(false);
  const lastTold = useRef(0);
  const told = useRef(events);
  useEffect(() => {
    told.current = events;
  }, [events]);

  const stay = useCallback(() => {
    lastSeen.current = Date.now();
    warned.current = false;
    setSecondsLeft(null);
    lastTold.current = Date.now();
    told.current.onAlive();
  }, []);

  useEffect(() => {
    lastSeen.current = Date.now();
    lastTold.current = Date.now();
    let ended = false;
    const onLife = () => {
      if (!warned.current) lastSeen.current = Date.now();
    };
    const check = () => {
      const idleMs = Date.now() - lastSeen.current;
      if (idleMs >= idleTimes.endAfterMs) {
        if (!ended) told.current.onEnd();
        ended = true;
      } else if (idleMs >= idleTimes.warnAfterMs) {
        warned.current = true;
        setSecondsLeft(Math.ceil((idleTimes.endAfterMs - idleMs) / 1000));
      }
      if (lastSeen.current > lastTold.current && Date.now() - lastTold.current >= idleTimes.tellEveryMs) {
        lastTold.current = Date.now();
        told.current.onAlive();
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
