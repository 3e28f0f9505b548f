/** Lets a service alone that failed several times in a row, and tries it again after a rest. */
export interface Breaker {
  /** Whether it may be asked now; after a rest, for one caller at a time. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * @param failures in a row after which it rests
 * @param restMs how long it rests, in milliseconds
 */
export function createBreaker(failures = 3, restMs = 30_000, now: () => number = Date.now): Breaker {
  let inARow = 0;
  let restsUntil = 0;
  return {
    allows() {
      if (inARow < failures) return true;
      if (now() < restsUntil) return false;
      // Whoever comes first tries it; the others wait for the outcome elsewhere.
      restsUntil = now() + restMs;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow++;
      restsUntil = now() + restMs;
    },
  };
}
