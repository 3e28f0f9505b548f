import { ServiceError } from 'shared-contracts/services/service-error';

/** The row with an id. @throws ServiceError 404 when it is not there */
export function found<T extends { readonly id: string }>(rows: readonly T[], id: string): T {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new ServiceError('This is no longer there. Load the page again.', 404);
  return row;
}

export const replaced = <T extends { readonly id: string }>(rows: readonly T[], row: T): T[] =>
  rows.map((one) => (one.id === row.id ? row : one));
