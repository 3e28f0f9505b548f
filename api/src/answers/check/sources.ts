import type { CompiledRecord } from 'knowledge';
import type { Citation } from 'shared-contracts/calls/chat/types';
import { documentCitationId, type DocumentHit } from '../find/documents';
import { citationIn, documentCitation, type Naming } from './citation-of';

/** The sources behind records and passages, named in the reader's language; a record that is no source of law is left out, so that it cannot be cited. */
export function sourcesOf(
  records: Iterable<CompiledRecord>,
  passages: readonly Omit<DocumentHit, 'score'>[],
  naming: Naming,
): Map<string, Citation> {
  const sources = new Map(passages.map((hit) => [hit.id, documentCitation(hit)]));
  for (const record of records) {
    const citation = citationIn(naming, record);
    if (citation) sources.set(record.id, citation);
  }
  return sources;
}

/** The passage that the citation id of a document refers to. */
export function passageNumber(id: string): number | undefined {
  const match = /^document-(\d{1,9})$/.exec(id);
  return match && id === documentCitationId(Number(match[1])) ? Number(match[1]) : undefined;
}
