import type { PaperValues } from './paper';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (id: string): string => `paper:${id}`;

/** Leaves what is known of a paper's blanks for its form, which takes it in the same tab; nothing of it stands in an address. */
export function leaveValues(storage: Storage, id: string, values: PaperValues): void {
  storage.setItem(keyOf(id), JSON.stringify(values));
}

/** What was left for the form of a paper; nothing where nothing was, or what was left cannot be read. */
export function valuesLeft(storage: Storage, id: string): PaperValues {
  try {
    const left: unknown = JSON.parse(storage.getItem(keyOf(id)) ?? '{}');
    if (typeof left !== 'object' || left === null) return {};
    return Object.fromEntries(
      Object.entries(left).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function forgetValues(storage: Storage, id: string): void {
  storage.removeItem(keyOf(id));
}
