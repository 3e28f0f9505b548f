import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'shared-contracts/router';

export interface TableState<F extends Readonly<Record<string, string>>> {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly search: string;
  readonly filters: F;
  /** Writes to the address; whatever changes what is found leads back to the first page. */
  readonly set: (changes: Readonly<Record<string, string | number | undefined>>) => void;
}

export const pageSizes = [10, 25, 50, 100] as const;

/**
 * Page, sorting, search and filters of a table, kept in the address, so that a reload or a link shows the same rows.
 * @param filters the filters and what they are when the address does not say
 */
export function useTableState<F extends Readonly<Record<string, string>>>(
  filters: F,
  defaultPageSize = 25,
): TableState<F> {
  const [params, setParams] = useSearchParams();
  const set = useCallback<TableState<F>['set']>(
    (changes) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (!('page' in changes)) after.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === '' || value === filters[name]) after.delete(name);
            else after.set(name, String(value));
          }
          return after;
        },
        { replace: true },
      ),
    [setParams, filters],
  );
  return useMemo(() => {
    const chosen = Object.fromEntries(
      Object.entries(filters).map(([name, usual]) => [name, params.get(name) ?? usual]),
    ) as F;
    const pageSize = Number(params.get('pageSize'));
    return {
      page: Math.max(1, Number(params.get('page')) || 1),
      pageSize: pageSizes.some((size) => size === pageSize) ? pageSize : defaultPageSize,
      sort: params.get('sort') ?? undefined,
      order: params.get('order') === 'asc' ? 'asc' : 'desc',
      search: params.get('search') ?? '',
      filters: chosen,
      set,
    };
  }, [params, filters, defaultPageSize, set]);
}

/** What a table call is asked for. */
export const queryOf = ({ page, pageSize, sort, order, search }: TableState<Readonly<Record<string, string>>>) => ({
  page,
  pageSize,
  search,
  ...(sort === undefined ? {} : { sort, order }),
});
