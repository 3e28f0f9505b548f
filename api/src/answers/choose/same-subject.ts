import type { CompiledRecord } from 'knowledge';

/** Provisions that stand so near each other in one Act speak of one thing. */
const NEIGHBOURS = 3;

/** Whether two records are about one thing: one rests on the other or on the same law, names it, or stands beside it. */
export function sameSubject(a: CompiledRecord, b: CompiledRecord): boolean {
  if (a.id === b.id) return true;
  const law = lawOf(a);
  if (lawOf(b).some((id) => law.includes(id))) return true;
  if (a.kind === 'guide' && a.related.includes(b.id)) return true;
  if (b.kind === 'guide' && b.related.includes(a.id)) return true;
  return (
    a.kind === 'provision' && b.kind === 'provision' && a.act === b.act && Math.abs(a.order - b.order) <= NEIGHBOURS
  );
}

/** The provisions on which a record rests; a provision is its own law. */
export function lawOf(record: CompiledRecord): readonly string[] {
  switch (record.kind) {
    case 'guide':
    case 'term':
      return record.law;
    case 'case':
      return record.interprets;
    case 'provision':
      return [record.id];
    default:
      return [];
  }
}
