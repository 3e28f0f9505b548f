/** A list that the browser keeps. */
export interface StoredList<Item> {
  read(): readonly Item[];
  keep(items: readonly Item[]): void;
}

/** A list kept in a storage of the browser under a name. A storage that is full, closed or damaged keeps nothing and gives nothing. */
export function storedList<Item>(storage: Storage, name: string): StoredList<Item> {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? '[]');
        return Array.isArray(kept) ? (kept as readonly Item[]) : [];
      } catch {
        return [];
      }
    },
    keep(items) {
      try {
        if (items.length === 0) storage.removeItem(name);
        else storage.setItem(name, JSON.stringify(items));
      } catch {
        // What cannot be kept is at the server, or lost with this page alone.
      }
    },
  };
}
