import type { CompiledRecord } from 'knowledge';
import type { Citation } from 'shared-contracts/calls/chat/types';
import { documentLabel } from '../write/document-answer';
import type { DocumentHit } from '../find/documents';

/** Where judgments can be read. */
const JUDGMENTS = 'https://judgments.ecourts.gov.in';

/** The citation of a record; undefined for kinds that are no source of law. */
export function citationOf(record: CompiledRecord): Citation | undefined {
  switch (record.kind) {
    case 'provision':
      return {
        id: record.id,
        kind: 'provision',
        label: record.label,
        act: record.actTitle,
        number: record.number,
        title: record.title,
        url: record.url,
        status: record.status,
      };
    case 'case':
      return {
        id: record.id,
        kind: 'case',
        label: record.label,
        act: '',
        number: '',
        title: record.name,
        url: JUDGMENTS,
        status: record.status,
      };
    default:
      return undefined;
  }
}

/** The citation of a passage of a document. */
export function documentCitation(hit: Omit<DocumentHit, 'score'>): Citation {
  return {
    id: hit.id,
    kind: 'document',
    label: documentLabel(hit),
    act: hit.act,
    number: hit.number,
    title: hit.title || hit.name,
    url: hit.url,
  };
}
