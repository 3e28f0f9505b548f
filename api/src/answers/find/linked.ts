import type { CompiledRecord } from 'knowledge';

/** Ids of what an answer on a record names beside it. */
export function linkedFrom(record: CompiledRecord): readonly string[] {
  switch (record.kind) {
    case 'guide':
      return [...record.law, ...record.cases, ...record.helplines, ...record.related];
    case 'case':
      return record.interprets;
    case 'term':
      return record.law;
    default:
      return [];
  }
}

/** Ids of the provisions that stand in another code in place of a provision. */
export function linkedLaw(record: CompiledRecord): readonly string[] {
  return record.kind === 'provision' ? [...record.predecessors, ...record.successors].map(({ id }) => id) : [];
}
