import type { CompiledAct, CompiledRecord } from 'knowledge';
import type { Citation, Language } from 'shared-contracts/calls/chat/types';
import { documentLabel } from '../write/document-answer';
import { actName, fullName } from '../write/names';
import { phrasesOf } from '../write/phrases';
import { provisionText } from '../write/texts';
import type { DocumentHit } from '../find/documents';

/** Where judgments can be read. */
const JUDGMENTS = 'https://judgments.ecourts.gov.in';

/** In which language sources are named. */
export interface Naming {
  readonly language: Language;
  readonly acts: ReadonlyMap<string, CompiledAct>;
}

/** The same citation as a reader of the language knows the law; a judgment keeps its name. */
export function citationIn({ language, acts }: Naming, record: CompiledRecord): Citation | undefined {
  const citation = citationOf(record);
  if (!citation || record.kind !== 'provision' || language === 'en') return citation;
  const act = acts.get(record.act);
  return {
    ...citation,
    label: fullName({ language, phrases: phrasesOf[language], acts }, record),
    act: act ? actName(language, act) : citation.act,
    title: provisionText(record, language).text.title,
  };
}

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
