import { createHash } from 'node:crypto';
import { stemsOf } from 'language/tokenize';
import { phraseFile } from '../../../locate';
import type { Database } from '../../../platform/database/database';
import { triageData } from '../../triage/triage-data';
import { NONE_OF_LAW } from '../classifier/labels';
import { keepPhraseTable, readPhraseTable } from './phrase-file';
import { createPhraseTable, type PhraseTable } from './phrase-table';

/** Changes when the same phrases would make another table. */
const TABLE_VERSION = '1';
/** The kinds of records that people ask for in words of their own. */
const HEARD: ReadonlySet<string> = new Set(['provision', 'guide', 'case', 'term']);
/** Fewer phrases are read as fast as a file. */
const WORTH_KEEPING = 20_000;

/** The phrases of the knowledge base that is loaded, and the questions that are none of law under {@link NONE_OF_LAW}. */
export async function readPhrases(database: Database): Promise<PhraseTable> {
  const offTopic = triageData().offTopic.map((question) => stemsOf(question).join(' '));
  const [loaded] = await database.query<{ value: string }>("select value from knowledge_state where name = 'loaded'");
  const key = createHash('sha256')
    .update(JSON.stringify([TABLE_VERSION, loaded?.value, offTopic]))
    .digest('hex');
  const kept = await readPhraseTable(phraseFile, key);
  if (kept) return kept;
  const rows = await database.query<{ record_id: string; kind: string; asked: string[] }>(
    'select record_id, kind, asked from passage where record_id is not null order by id',
  );
  const table = createPhraseTable([
    ...rows.map(({ record_id, kind, asked }) => ({ record: record_id, phrases: asked, isHeard: HEARD.has(kind) })),
    { record: NONE_OF_LAW, phrases: offTopic, isHeard: true },
  ]);
  if (table.owners.length > WORTH_KEEPING) await keepPhraseTable(phraseFile, key, table);
  return table;
}
