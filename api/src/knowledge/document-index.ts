import type { DocumentIndex } from '../documents/document-index';
import type { DocumentPassage } from '../documents/passages';
import type { Database } from '../platform/database/database';
import { inBatches } from './batches';
import { refreshCounts, writePostings } from './postings';
import { termWeights } from './weights';

const batchSize = 400;

/** A passage of an official text, which may be a section of an Act. */
export interface TextPassage extends DocumentPassage {
  readonly number?: string;
  readonly title?: string;
  /** The section itself on its official site. */
  readonly url?: string;
}

/** A text that answers can quote. */
export interface QuotableText {
  readonly id: string;
  readonly name: string;
  /** The official title, where it is an Act. */
  readonly act?: string;
  readonly url?: string;
  readonly passages: readonly TextPassage[];
}

/** Documents in the same search as the knowledge base. */
export function createDocumentIndex(database: Database): DocumentIndex {
  return {
    async put(document) {
      await putTexts(database, [document]);
      await refreshCounts(database, 'document_posting');
    },
    async remove(ids) {
      await removeTexts(database, ids);
      await refreshCounts(database, 'document_posting');
    },
  };
}

/** Writes texts into the index, each in place of what it held of it before. The caller counts the terms anew when all are there. */
export async function putTexts(database: Database, texts: readonly QuotableText[]): Promise<void> {
  await removeTexts(
    database,
    texts.map(({ id }) => id),
  );
  for (const { id, name, act, url, passages } of texts) {
    await database.query('insert into document (id, name, act, url, passages) values ($1, $2, $3, $4, $5)', [
      id,
      name,
      act ?? null,
      url ?? '',
      passages.length,
    ]);
  }
  const all = texts.flatMap((text) => text.passages.map((passage) => ({ text, passage })));
  for (const batch of inBatches(all, batchSize)) await addPassages(database, batch);
}

async function removeTexts(database: Database, ids: readonly string[]): Promise<void> {
  const known = await database.query<{ id: string }>('select id from document where id = any($1::text[])', [ids]);
  if (known.length === 0) return;
  const present = known.map(({ id }) => id);
  await database.query(
    'delete from document_posting where passage_id in (select id from passage where document_id = any($1::text[]))',
    [present],
  );
  await database.query('delete from document where id = any($1::text[])', [present]);
}

async function addPassages(
  database: Database,
  batch: readonly { text: QuotableText; passage: TextPassage }[],
): Promise<void> {
  const rows = batch.map(({ text, passage }) => ({
    document_id: text.id,
    act: text.act ?? null,
    number: passage.number ?? null,
    title: passage.title ?? text.name,
    page: passage.page,
    position: passage.position,
    body: passage.text.replaceAll('\u0000', ''),
    url: passage.url ?? null,
  }));
  const inserted = await database.query<{ id: number; document_id: string; position: number }>(
    `insert into passage (document_id, kind, act, number, title, page, position, body, url)
     select document_id, 'document', act, number, title, page, position, body, url
     from jsonb_to_recordset($1::jsonb) as row
       (document_id text, act text, number text, title text, page integer, position integer, body text, url text)
     returning id, document_id, position`,
    [JSON.stringify(rows)],
  );
  const idOf = new Map(inserted.map(({ id, document_id, position }) => [`${document_id} ${position}`, id]));
  await writePostings(
    database,
    'document_posting',
    batch.map(({ text, passage }) => ({
      passageId: idOf.get(`${text.id} ${passage.position}`) ?? 0,
      weights: termWeights({
        title: passage.title ? [passage.title] : [],
        asked: [],
        facts: [],
        summary: [passage.text],
        body: [],
        context: [plainName(text.act ?? text.name)],
      }),
    })),
  );
}

function plainName(name: string): string {
  return name.replace(/\.\w{2,5}$/, '').replace(/[_-]+/g, ' ');
}
