import type { Notices } from '../notices';

/** Counts events per key within a moving window. */
export interface Counter {
  /** Counts one event; false when the key has had its share. */
  allows(key: string): boolean;
  /** Whether a key has some of its share left; counts nothing. */
  hasRoom(key: string): boolean;
}

/** Where the other processes of the product hear of what one has counted. */
export interface SharedCount {
  readonly notices: Pick<Notices, 'tell' | 'hear'>;
  /** Tells this limit from the others. */
  readonly name: string;
}

const MAX_KEYS = 50_000;

/**
 * A counter in this process's memory, for limits that guard against floods rather than bill anyone.
 * @param limit events per window; Infinity never refuses.
 * @param shared for a limit that all processes have together; what one counts the others hear moments later
 */
export function createCounter(
  windowMs: number,
  limit: number,
  now: () => number = Date.now,
  shared?: SharedCount,
): Counter {
  const windows = new Map<string, { start: number; count: number }>();
  const count = (key: string): boolean => {
    const at = now();
    const window = windows.get(key);
    if (window && at - window.start < windowMs) return ++window.count <= limit;
    if (windows.size >= MAX_KEYS) forgetEnded(windows, at - windowMs);
    windows.set(key, { start: at, count: 1 });
    return limit >= 1;
  };
  const topic = `count ${shared?.name ?? ''}`;
  shared?.notices.hear(topic, (key) => void (key !== null && count(key)));
  return {
    hasRoom(key) {
      const window = windows.get(key);
      return !window || now() - window.start >= windowMs || window.count < limit;
    },
    allows(key) {
      // Without the others a flood is still held off here.
      if (limit !== Infinity) shared?.notices.tell(topic, key).catch(() => undefined);
      return count(key);
    },
  };
}

function forgetEnded(windows: Map<string, { start: number }>, before: number): void {
  for (const [key, { start }] of windows) if (start < before) windows.delete(key);
}
