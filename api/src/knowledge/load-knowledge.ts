import type { CompiledAct, CompiledKnowledge, CompiledRecord } from 'knowledge';
import type { Database, Queries } from '../platform/database/database';
import { inBatches } from './batches';
import { indexRecords } from './index-records';
import { linksOf } from './links';

/** Changes when the way in which records are indexed does; then all of them are loaded anew. */
const INDEX_VERSION = '9';

/** What loading did. */
export interface LoadReport {
  readonly changed: number;
  readonly removed: number;
  readonly total: number;
}

/** Whether the database holds the knowledge base of this hash already. */
export async function isLoaded(database: Database, hash: string): Promise<boolean> {
  return (await readState(database)) === versionOf(hash);
}

function versionOf(hash: string): string {
  return `${INDEX_VERSION} ${hash}`;
}

/**
 * Brings the knowledge base into the database: only records that are new or changed are written. All of it takes effect at once, so that
 * no answer mixes old law with new, and what fails in the middle leaves the old law whole. The first time there is nothing to mix, and
 * whoever else asks the embedded database need not wait for the end.
 */
export function loadKnowledge(database: Database, knowledge: CompiledKnowledge): Promise<LoadReport> {
  return database.exclusively('load-knowledge', async () => {
    // The checker of the knowledge base refuses a second record of one id; while it is being written the first one counts.
    const records = [
      ...new Map([...knowledge.records].reverse().map((record) => [record.id, record])).values(),
    ].reverse();
    const total = records.length;
    const version = versionOf(knowledge.hash);
    const before = await readState(database);
    if (before === version) return { changed: 0, removed: 0, total };
    const write = async (queries: Queries): Promise<LoadReport> => {
      const known = before?.startsWith(`${INDEX_VERSION} `) ? await knownHashes(queries) : new Map<string, string>();
      const changed = records.filter((record) => known.get(record.id) !== record.hash);
      const removed = await removeOthers(queries, records, changed);
      await writeRecords(queries, changed, records);
      await queries.query(
        "insert into knowledge_state (name, value) values ('loaded', $1) on conflict (name) do update set value = excluded.value",
        [version],
      );
      return { changed: changed.length, removed, total };
    };
    const report = await (before ? database.together(write) : write(database));
    await database.query('analyze');
    return report;
  });
}

async function readState(queries: Queries): Promise<string | undefined> {
  const [row] = await queries.query<{ value: string }>("select value from knowledge_state where name = 'loaded'");
  return row?.value;
}

async function knownHashes(queries: Queries): Promise<Map<string, string>> {
  const rows = await queries.query<{ id: string; hash: string }>('select id, hash from knowledge_record');
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

async function removeOthers(
  queries: Queries,
  all: readonly CompiledRecord[],
  changed: readonly CompiledRecord[],
): Promise<number> {
  const stays = new Set(all.map(({ id }) => id));
  for (const { id } of changed) stays.delete(id);
  const rows = await queries.query<{ id: string }>('select id from knowledge_record where not (id = any($1::text[]))', [
    [...stays],
  ]);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await queries.query(
    'delete from record_posting where passage_id in (select id from passage where record_id = any($1::text[]))',
    [ids],
  );
  await queries.query('delete from knowledge_record where id = any($1::text[])', [ids]);
  return ids.filter((id) => !all.some((record) => record.id === id)).length;
}

async function writeRecords(
  queries: Queries,
  changed: readonly CompiledRecord[],
  all: readonly CompiledRecord[],
): Promise<void> {
  for (const batch of inBatches(changed, 400)) {
    await queries.query(
      `insert into knowledge_record (id, kind, hash, act, number, position, body)
       select id, kind, hash, act, number, position, body
       from jsonb_to_recordset($1::jsonb) as row (id text, kind text, hash text, act text, number text, position integer, body jsonb)`,
      [JSON.stringify(batch.map(asRow))],
    );
    const links = batch.flatMap(linksOf);
    await queries.query(
      `insert into knowledge_link (from_id, to_id, relation, position)
       select "from", "to", relation, position from jsonb_to_recordset($1::jsonb) as row ("from" text, "to" text, relation text, position integer)`,
      [JSON.stringify(links)],
    );
  }
  const acts = new Map(
    all.filter((record): record is CompiledAct => record.kind === 'act').map((act) => [act.slug, act]),
  );
  await indexRecords(queries, changed, acts);
}

function asRow(record: CompiledRecord) {
  const { id, kind, hash } = record;
  return record.kind === 'provision'
    ? { id, kind, hash, act: record.act, number: record.number, position: record.order, body: record }
    : { id, kind, hash, body: record };
}
