interface Query {
  readonly page?: unknown;
  readonly pageSize?: unknown;
  readonly sort?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly search?: string | undefined;
}

/**
 * One page of sample rows, as the server's tables answer.
 * @param searched the texts of a row that the search looks in
 */
export function pageOf<T extends object>(
  rows: readonly T[],
  query: Query,
  searched: (row: T) => readonly string[],
): { rows: T[]; total: number } {
  const found = searchRows(rows, query.search ?? '', searched);
  const { sort } = query;
  const sorted =
    sort === undefined
      ? found
      : [...found].sort((a, b) => compare(valueOf(a, sort), valueOf(b, sort)) * (query.order === 'asc' ? 1 : -1));
  const pageSize = Number(query.pageSize ?? 25);
  const start = (Number(query.page ?? 1) - 1) * pageSize;
  return { rows: sorted.slice(start, start + pageSize), total: found.length };
}

export function searchRows<T>(rows: readonly T[], search: string, searched: (row: T) => readonly string[]): T[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter((row) => wanted === '' || searched(row).some((text) => text.toLowerCase().includes(wanted)));
}

const valueOf = (row: object, key: string): unknown => (row as Readonly<Record<string, unknown>>)[key];

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en', { numeric: true, sensitivity: 'base' });
}
