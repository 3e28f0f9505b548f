import type { CompiledProvision, CompiledRecord } from 'knowledge';
import type { Found } from '../find/find';

/** The records of these ids in their order; ids that were not found are left out. */
export function recordsOf({ records }: Pick<Found, 'records'>, ids: readonly string[]): CompiledRecord[] {
  return [...new Set(ids)].flatMap((id) => records.get(id) ?? []);
}

/** The provisions among them. */
export function provisionsOf(found: Pick<Found, 'records'>, ids: readonly string[]): CompiledProvision[] {
  return recordsOf(found, ids).filter((record) => record.kind === 'provision');
}
