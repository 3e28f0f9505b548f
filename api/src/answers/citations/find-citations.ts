import type { Citation } from 'shared-contracts';
import { createKnowledgeStore } from '../../knowledge/knowledge-store';
import type { Database } from '../../platform/database/database';
import { readDocumentPassages } from '../find/documents';
import { citationOf, documentCitation } from '../check/citation-of';
import { fileCitationsOf } from '../attached/own-files';
import { passageNumber } from '../check/sources';

/** Finds what the ids of citations stand for; ids that stand for nothing are left out. */
export type CitationFinder = (ids: readonly string[]) => Promise<readonly Citation[]>;

/** Finds citations in the knowledge base and in the documents beside it. */
export function createCitationFinder(database: Database): CitationFinder {
  const knowledge = createKnowledgeStore(database);
  return async (ids) => {
    const records = await knowledge.records(ids);
    const passages = ids.flatMap((id) => passageNumber(id) ?? []);
    const documents = passages.length > 0 ? await readDocumentPassages(database, passages) : [];
    return [
      ...[...records.values()].flatMap((record) => citationOf(record) ?? []),
      ...documents.map(documentCitation),
      ...(await fileCitationsOf(database, ids)),
    ];
  };
}
