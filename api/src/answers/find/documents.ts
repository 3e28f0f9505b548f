import type { Database } from '../../platform/database/database';
import type { SearchQuery } from './query';
import { searchPassages } from './search';

/** A passage of an official text or an uploaded document that may be quoted. */
export interface DocumentHit {
  /** The citation's id. */
  readonly id: string;
  readonly documentId: string;
  readonly name: string;
  readonly act: string;
  readonly number: string;
  readonly title: string;
  readonly page: number | null;
  readonly url: string;
  readonly text: string;
  /** 0 to 1. */
  readonly score: number;
}

const MOST = 5;

/** The citation id of a passage of a document. */
export const documentCitationId = (passageId: number): string => `document-${passageId}`;

/** Searches the documents beside the knowledge base; costs nothing while there are none. */
export async function searchDocuments(database: Database, query: SearchQuery): Promise<DocumentHit[]> {
  const { hits } = await searchPassages(database, query, 'document', MOST);
  const rows = await readDocumentPassages(
    database,
    hits.map(({ passageId }) => passageId),
  );
  return hits.flatMap(({ passageId, score }) =>
    rows.filter(({ id }) => id === documentCitationId(passageId)).map((row) => ({ ...row, score })),
  );
}

/** Reads passages of documents by the numbers that search gave. */
export async function readDocumentPassages(
  database: Database,
  passageIds: readonly number[],
): Promise<Omit<DocumentHit, 'score'>[]> {
  if (passageIds.length === 0) return [];
  const rows = await database.query<{
    id: number;
    document_id: string;
    name: string;
    act: string | null;
    number: string | null;
    title: string;
    page: number | null;
    url: string;
    body: string;
  }>(
    `select passage.id, passage.document_id, document.name, coalesce(passage.act, document.act) as act, passage.number, passage.title, passage.page, document.url, passage.body
     from passage join document on document.id = passage.document_id where passage.id = any($1::int[])`,
    [[...passageIds]],
  );
  return rows.map((row) => ({
    id: documentCitationId(row.id),
    documentId: row.document_id,
    name: row.name,
    act: row.act ?? '',
    number: row.number ?? '',
    title: row.title,
    page: row.page,
    url: row.url,
    text: row.body,
  }));
}
