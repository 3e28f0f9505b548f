import type { CompiledAct, CompiledCase, CompiledProvision } from 'knowledge';
import type { CitationDetail, CitationRef, Language } from 'shared-contracts/calls/chat/types';
import { benchName, courtName } from '../write/court-names';
import { factList } from '../write/fact-names';
import { changedAgainst, changedSince, loneNotes, statusNote } from '../write/notes';
import { phrasesOf } from '../write/phrases';
import { heldText, provisionText, treatmentText } from '../write/texts';
import { readDocumentPassages, type DocumentHit } from '../find/documents';
import { citationIn, documentCitation, type Naming } from '../check/citation-of';
import { passageNumber } from '../check/sources';
import { officialWords } from './official-words';
import type { KnowledgeStore } from '../../knowledge/knowledge-store';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';

export interface DetailParts {
  readonly database: Database;
  readonly knowledge: KnowledgeStore;
  /** Whether the reader's plan includes citation, bench and later treatment of cases. */
  readonly caseDetails: boolean;
}

const empty = {
  facts: [],
  statusNote: '',
  inForceFrom: null,
  repealedOn: null,
  replacedBy: [],
  replaces: [],
  related: [],
  cases: [],
  document: null,
  locked: [],
  caseFacts: null,
} satisfies Partial<CitationDetail>;

/**
 * What the citation panel shows of a source.
 * @throws ProblemError 404 when there is no such source.
 */
export async function citationDetail(parts: DetailParts, id: string, language: Language): Promise<CitationDetail> {
  const record = (await parts.knowledge.records([id])).get(id);
  if (record?.kind === 'provision') return provisionDetail(parts, record, language);
  if (record?.kind === 'case') return caseDetail(parts, record, language);
  const passage = passageNumber(id);
  const [hit] = passage === undefined ? [] : await readDocumentPassages(parts.database, [passage]);
  if (!hit) throw notFound('source');
  return { ...documentDetail(hit), ...(await officialWords(parts.database, hit.act, hit.number, passage)) };
}

async function provisionDetail(
  { database, knowledge }: DetailParts,
  provision: CompiledProvision,
  language: Language,
): Promise<CitationDetail> {
  const naming = { language, acts: await knowledge.acts() };
  const citation = citationIn(naming, provision);
  if (!citation) throw notFound('source');
  const act: CompiledAct | undefined = naming.acts.get(provision.act);
  const { text, translated } = provisionText(provision, language);
  return {
    ...empty,
    ...citation,
    title: text.title,
    language: translated ? language : 'en',
    summary: text.summary,
    facts: [...factList({ ...provision.facts, ...text.facts }, language), ...checkedAgainst(provision, language)],
    statusNote: [
      statusNote(provision, language),
      loneNotes(provision, language),
      changedSince(provision, language),
      changedAgainst(provision, language),
    ]
      .filter(Boolean)
      .join(' '),
    ...(provision.verifiedOn && { retrievedAt: `${provision.verifiedOn}T12:00:00.000Z` }),
    inForceFrom: act?.inForceFrom ?? null,
    repealedOn: provision.repealedOn ?? act?.repealedOn ?? null,
    replacedBy: await refs(
      knowledge,
      naming,
      provision.successors.map(({ id }) => id),
    ),
    replaces: await refs(
      knowledge,
      naming,
      provision.predecessors.map(({ id }) => id),
    ),
    related: await refs(knowledge, naming, provision.related),
    cases: await refs(knowledge, naming, await knowledge.pointingTo([provision.id], 'interprets')),
    ...(await officialWords(database, provision.actTitle, provision.number)),
  };
}

function checkedAgainst({ source }: CompiledProvision, language: Language): CitationDetail['facts'] {
  return source ? [{ name: phrasesOf[language].checkedAgainst, value: source }] : [];
}

async function caseDetail(
  { knowledge, caseDetails: open }: DetailParts,
  record: CompiledCase,
  language: Language,
): Promise<CitationDetail> {
  const naming = { language, acts: await knowledge.acts() };
  const citation = citationIn(naming, record);
  if (!citation) throw notFound('source');
  const translated = language === 'en' || record[language] !== undefined;
  return {
    ...empty,
    ...citation,
    ...(open ? {} : { label: record.name }),
    language: translated ? language : 'en',
    summary: heldText(record, language),
    related: await refs(knowledge, naming, record.interprets),
    locked: open ? [] : ['citation', 'bench', 'treatment'],
    caseFacts: {
      citation: open ? record.citation : null,
      court: courtName(record.court, language),
      year: record.year,
      bench: open ? (record.bench ? benchName(record.bench, language) : null) : null,
      treatment: open ? (treatmentText(record, language) ?? null) : null,
    },
  };
}

function documentDetail(hit: Omit<DocumentHit, 'score'>): CitationDetail {
  return {
    ...empty,
    ...documentCitation(hit),
    language: 'en',
    summary: hit.text,
    document: { name: hit.name, page: hit.page },
  };
}

async function refs(knowledge: KnowledgeStore, naming: Naming, ids: readonly string[]): Promise<CitationRef[]> {
  const records = await knowledge.records(ids);
  return [...new Set(ids)].flatMap((id) => {
    const record = records.get(id);
    const citation = record && citationIn(naming, record);
    return citation
      ? [
          {
            id,
            kind: citation.kind,
            label: citation.label,
            title: citation.title,
            ...(citation.status ? { status: citation.status } : {}),
          },
        ]
      : [];
  });
}
