/** Paging and sorting of a table call, as its schema gives it. */
export interface TablePage {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: string | undefined;
  readonly order: 'asc' | 'desc';
}

/**
 * The end of a SELECT: ordering by a known column only, then the page.
 * @param columns SQL expression per sortable field of the contract
 * @param fallback the field that is sorted by when none, or an unknown one, is asked for
 * @param key a unique column, so that equal rows keep their order from page to page
 */
export function orderAndPage(
  query: TablePage,
  columns: Readonly<Record<string, string>>,
  fallback: string,
  key: string,
): string {
  const wanted = query.sort !== undefined && Object.hasOwn(columns, query.sort) ? query.sort : fallback;
  const column = columns[wanted] ?? key;
  const direction = query.order === 'asc' ? 'asc' : 'desc';
  return `order by ${column} ${direction} nulls last, ${key} ${direction} limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`;
}
