/** Counts events per key within a moving window. */
export interface Counter {
  /** Counts one event; false when the key has had its share. */
  allows(key: string): boolean;
}

const MAX_KEYS = 50_000;

/**
 * A counter in this process's memory, for limits that guard against floods rather than bill anyone.
 * @param limit events per window; Infinity never refuses.
 */
export function createCounter(windowMs: number, limit: number, now: () => number = Date.now): Counter {
  const windows = new Map<string, { start: number; count: number }>();
  return {
    allows(key) {
      const at = now();
      const window = windows.get(key);
      if (window && at - window.start < windowMs) return ++window.count <= limit;
      if (windows.size >= MAX_KEYS) forgetEnded(windows, at - windowMs);
      windows.set(key, { start: at, count: 1 });
      return limit >= 1;
    },
  };
}

function forgetEnded(windows: Map<string, { start: number }>, before: number): void {
  for (const [key, { start }] of windows) if (start < before) windows.delete(key);
}
