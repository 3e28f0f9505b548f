import type { CompiledAct, CompiledProvision, CompiledRecord } from 'knowledge';
import type { Database } from '../platform/database/database';
import type { Relation } from './links';

/** Reads the loaded knowledge base. */
export interface KnowledgeStore {
  /** The records of these ids; ids without a record are left out. */
  records(ids: readonly string[]): Promise<Map<string, CompiledRecord>>;
  /** Every Act, by its slug. */
  acts(): Promise<ReadonlyMap<string, CompiledAct>>;
  /** Provisions of any Act that carry this number. */
  withNumber(number: string): Promise<CompiledProvision[]>;
  /** Provisions of one Act from one position to another, both included. */
  range(act: string, from: string, to: string): Promise<CompiledProvision[]>;
  /** The first provisions of an Act. */
  first(act: string, count: number): Promise<CompiledProvision[]>;
  /** Ids of records that point to one of these, nearest first. */
  pointingTo(ids: readonly string[], relation: Relation): Promise<string[]>;
  /** For each of these ids the records that point to it, nearest first. */
  pointers(ids: readonly string[], relation: Relation): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** So many records are kept once they were read; they change only with a new start. */
const KEPT = 4000;

/** The knowledge base in the database. The list of Acts is read once; it changes only with a new start. */
export function createKnowledgeStore(database: Database): KnowledgeStore {
  let acts: Promise<ReadonlyMap<string, CompiledAct>> | undefined;
  const kept = new Map<string, CompiledRecord>();
  const keep = (id: string, record: CompiledRecord): void => {
    kept.delete(id);
    kept.set(id, record);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  };
  return {
    async records(ids) {
      const wanted = [...new Set(ids)];
      const found = new Map(
        wanted.flatMap((id) => {
          const record = kept.get(id);
          return record ? [[id, record]] : [];
        }),
      );
      const missing = wanted.filter((id) => !found.has(id));
      if (missing.length > 0) {
        const rows = await database.query<{ id: string; body: CompiledRecord }>(
          'select id, body from knowledge_record where id = any($1::text[])',
          [missing],
        );
        for (const { id, body } of rows) found.set(id, body);
      }
      for (const [id, record] of found) keep(id, record);
      return found;
    },
    acts() {
      acts ??= readActs(database);
      return acts;
    },
    async withNumber(number) {
      const rows = await database.query<{ body: CompiledProvision }>(
        "select body from knowledge_record where number = $1 and kind = 'provision'",
        [number],
      );
      return rows.map(({ body }) => body);
    },
    async range(act, from, to) {
      const rows = await database.query<{ body: CompiledProvision }>(
        `select body from knowledge_record
         where act = $1 and kind = 'provision'
           and position between (select position from knowledge_record where act = $1 and number = $2) and (select position from knowledge_record where act = $1 and number = $3)
         order by position limit 40`,
        [act, from, to],
      );
      return rows.map(({ body }) => body);
    },
    async first(act, count) {
      const rows = await database.query<{ body: CompiledProvision }>(
        "select body from knowledge_record where act = $1 and kind = 'provision' order by position limit $2",
        [act, count],
      );
      return rows.map(({ body }) => body);
    },
    async pointingTo(ids, relation) {
      const rows = await database.query<{ from_id: string }>(
        'select from_id, min(position) as position from knowledge_link where to_id = any($1::text[]) and relation = $2 group by from_id order by position, from_id limit 12',
        [[...ids], relation],
      );
      return rows.map(({ from_id }) => from_id);
    },
    async pointers(ids, relation) {
      const pointers = new Map<string, string[]>();
      if (ids.length === 0) return pointers;
      const rows = await database.query<{ from_id: string; to_id: string }>(
        'select from_id, to_id from knowledge_link where to_id = any($1::text[]) and relation = $2 order by position, from_id',
        [[...ids], relation],
      );
      for (const { from_id, to_id } of rows) pointers.set(to_id, [...(pointers.get(to_id) ?? []), from_id]);
      return pointers;
    },
  };
}

async function readActs(database: Database): Promise<ReadonlyMap<string, CompiledAct>> {
  const rows = await database.query<{ body: CompiledAct }>("select body from knowledge_record where kind = 'act'");
  return new Map(rows.map(({ body }) => [body.slug, body]));
}
