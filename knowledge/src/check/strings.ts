import type { SourcePath } from '../source-file';

/** Every string inside a value, with the way to it. */
export function* stringsIn(value: unknown, path: SourcePath = []): Generator<{ text: string; path: SourcePath }> {
  if (typeof value === 'string') yield { text: value, path };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      yield* stringsIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
