import type { Citation } from 'shared-contracts/calls/chat/types';
import type { Database } from '../../platform/database/database';
import { readRecords, type Composition } from '../compose/draft';
import { documentCitationId, readDocumentPassages } from '../retrieve/documents';
import { citationOf, documentCitation } from './citation-of';

/** The sources behind cited ids; an id without a source is left out, so that it cannot be cited. */
export async function readSources(database: Database, composition: Composition, ids: readonly string[]): Promise<Map<string, Citation>> {
  const sources = new Map<string, Citation>();
  for (const record of await readRecords(composition, ids)) {
    const citation = citationOf(record);
    if (citation) sources.set(record.id, citation);
  }
  const passages = ids.flatMap((id) => passageNumber(id) ?? []);
  if (passages.length > 0) for (const hit of await readDocumentPassages(database, passages)) sources.set(hit.id, documentCitation(hit));
  return sources;
}

/** The passage that the citation id of a document refers to. */
export function passageNumber(id: string): number | undefined {
  const match = /^document-(\d{1,9})$/.exec(id);
  return match && id === documentCitationId(Number(match[1])) ? Number(match[1]) : undefined;
}
