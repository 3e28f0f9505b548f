import { useEffect, useState } from 'react';

const second = 1000;

/** Seconds until something is allowed again; `restart` begins anew. Counted by the clock, since a hidden tab's timers run late. */
export function useCountdown(seconds: number): readonly [number, () => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * second);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(Math.ceil((endsAt - now) / second), 0);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, [isOver]);

  const restart = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * second);
  };
  return [left, restart];
}
