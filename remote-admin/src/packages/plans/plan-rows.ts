import type { AdminPlan } from 'shared-contracts';

interface Wanted {
  readonly search: string;
  readonly sort: string | undefined;
  readonly order: 'asc' | 'desc';
}

/** The plans whose name holds the search, in the chosen order or in their own. */
export function planRows(
  plans: readonly AdminPlan[],
  { search, sort, order }: Wanted,
): { rows: AdminPlan[]; total: number } {
  const wanted = search.toLowerCase();
  const rows = plans.filter(({ name }) => name.toLowerCase().includes(wanted)).sort((a, b) => a.orderNo - b.orderNo);
  if (sort !== undefined) rows.sort((a, b) => compare(valueOf(a, sort), valueOf(b, sort)) * (order === 'asc' ? 1 : -1));
  return { rows, total: rows.length };
}

const valueOf = (plan: AdminPlan, field: string) => (plan as Readonly<Record<string, unknown>>)[field];
const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
