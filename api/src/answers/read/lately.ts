/** As many texts as some conversations have that are answered at the same time. */
const KEPT = 48;

/**
 * Remembers what was read of the last texts, each by a key of its own: several stages of an answer ask the same, and only the first of them has to
 * read.
 */
export function createLately<T>(most: number = KEPT): {
  get(key: string): T | undefined;
  set(key: string, value: T): T;
} {
  const known = new Map<string, T>();
  return {
    get: (key) => known.get(key),
    set(key, value) {
      known.set(key, value);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return value;
    },
  };
}
