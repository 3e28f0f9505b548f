import type { CompiledRecord } from 'knowledge';

/** How one record points to another. */
export type Relation = 'law' | 'case' | 'helpline' | 'interprets' | 'related';

export interface Link {
  readonly from: string;
  readonly to: string;
  readonly relation: Relation;
  readonly position: number;
}

/** The records that a record points to, in its own order. */
export function linksOf(record: CompiledRecord): Link[] {
  const links = (relation: Relation, ids: readonly string[]): Link[] =>
    [...new Set(ids)].map((to, position) => ({ from: record.id, to, relation, position }));
  switch (record.kind) {
    case 'provision':
      return links('related', record.related);
    case 'guide':
      return [
        ...links('law', record.law),
        ...links('case', record.cases),
        ...links('helpline', record.helplines),
        ...links('related', record.related),
      ];
    case 'case':
      return links('interprets', record.interprets);
    case 'term':
      return links('law', record.law);
    default:
      return [];
  }
}
