import type { Citation } from 'shared-contracts';
import { createKnowledgeStore } from '../../knowledge/knowledge-store';
import type { Database } from '../../platform/database/database';
import { readDocumentPassages } from '../retrieve/documents';
import { citationOf, documentCitation } from '../verify/citation-of';
import { passageNumber } from '../verify/sources';

/** Finds what the ids of citations stand for; ids that stand for nothing are left out. */
export type CitationFinder = (ids: readonly string[]) => Promise<readonly Citation[]>;

/** Finds citations in the knowledge base and in the documents beside it. */
export function createCitationFinder(database: Database): CitationFinder {
  const knowledge = createKnowledgeStore(database);
  return async (ids) => {
    const records = await knowledge.records(ids);
    const passages = ids.flatMap((id) => passageNumber(id) ?? []);
    const documents = passages.length > 0 ? await readDocumentPassages(database, passages) : [];
    return [...[...records.values()].flatMap((record) => citationOf(record) ?? []), ...documents.map(documentCitation)];
  };
}
