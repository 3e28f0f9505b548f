import type { CompiledAct, CompiledCase, CompiledProvision, CompiledRecord, CompiledShortAnswer } from 'knowledge';
import { tokenize } from 'language/tokenize';
import { partyVerdict, type Told } from '../choose/conditions';
import type { ActNames } from '../understand/act-names';
import { breathe } from '../breathe';
import { helpGuides } from '../triage/help';
import { intentsOf } from '../understand/intents';
import { understand, type Understanding } from '../understand/understand';
import { searchAttachments, type AttachedFile, type AttachmentHit } from './attachments';
import { publishedFit, type ShortFit } from '../choose/short-answers';
import { turnsTo } from '../choose/turning-facts';
import { partyWords, type CaseHit } from './case-index';
import { linkedFrom, linkedLaw } from './linked';
import { areAsksRead, asksOf } from './ask-reading';
import { resolveReferences, type Resolved } from './references';
import { retrieve, type Retrieved, type SearchParts } from './retrieve';
import type { Without } from '../without';
import { partsOfStory } from './matters';
import { CLEAR_EITHER, namedSides, sideOf } from './sides';

/** Everything that choosing and writing an answer may use; nothing is read after it. */
export interface Found {
  readonly understanding: Understanding;
  readonly retrieved: Retrieved;
  /** What the asker told of the situation. */
  readonly told: Told;
  /** Ids that the conversation was about before this question, the main one first. */
  readonly before: readonly string[];
  readonly acts: ReadonlyMap<string, CompiledAct>;
  /** Every record that an answer on one of the best candidates may name. */
  readonly records: ReadonlyMap<string, CompiledRecord>;
  /** What the provisions that the question names turned out to be. */
  readonly references: readonly Resolved[];
  /** What a comparing question sets against each other; undefined for any other. */
  readonly compared: Compared | undefined;
  /** The parts of a story that may each be a matter of its own; empty where there is none. */
  readonly matters: readonly Matter[];
  /** Cases that may be the one that the question names by both parties. */
  readonly cases: readonly CompiledCase[];
  /** Cases that the question names by a party. */
  readonly caseHits: readonly CaseHit[];
  /** The asker's own files. */
  readonly files: readonly AttachedFile[];
  /** Passages of the asker's own files that come near the question. */
  readonly attached: readonly AttachmentHit[];
  /** Ids of the cases on a provision. */
  readonly casesOn: ReadonlyMap<string, readonly string[]>;
  /** Ids of the guides that rest on a provision of the conversation. */
  readonly guidesOn: ReadonlyMap<string, readonly string[]>;
  /** The first provisions of an Act that is named or found. */
  readonly beginnings: ReadonlyMap<string, readonly CompiledProvision[]>;
  /** The short answer from the back office that was written for this question, with its record. */
  readonly published: ShortFit | undefined;
  readonly without: Without;
}

/** Things that are set against each other. */
export interface Compared {
  readonly sides: readonly CompiledRecord[];
  /** What was written to tell them apart. */
  readonly short?: CompiledShortAnswer;
  /** They are compared in so many words, or it is asked which of them to take. */
  readonly outright: boolean;
}

/** A part of a story, read and searched by itself. */
export interface Matter {
  readonly understanding: Understanding;
  readonly retrieved: Retrieved;
}

/** What an answer may be about: so many of the best records, with all that they name. */
const LEADS = 8;
const PROVISIONS = 6;
const BEGINNING = 5;
const CASES = 8;
const OF_A_MATTER = 6;

/** Finds what a question may be answered from. */
export async function find(
  parts: SearchParts,
  understanding: Understanding,
  names: ActNames,
  before: readonly string[],
  files: readonly AttachedFile[] = [],
): Promise<Found> {
  const { knowledge, without } = parts;
  const acts = await knowledge.acts();
  const retrieved = await retrieve(parts, understanding, before);
  const search = (text: string): Promise<Retrieved> => retrieve(parts, understand(text, names, understanding));
  const references = await resolveReferences(
    {
      knowledge,
      acts,
      provisions: retrieved.provisions,
      counterpart: understanding.intents.includes('counterpart'),
      without,
    },
    understanding.references,
  );
  const compared = await findCompared(parts, understanding, retrieved, search);
  const matters = await findMatters(parts, understanding);
  const caseHits = await findCaseHits(parts, understanding);
  const cases = await findCases(parts, understanding, search);
  const beginnings = await findBeginnings(parts, understanding, retrieved);
  const guidesOn = await knowledge.pointers(before.slice(0, 1), 'law');
  const told = toldIn(understanding);
  const answered = await knowledge.records([...parts.published.byRecord.keys()]);
  const published = publishedFit({ retrieved, understanding, told, without }, [...answered.values()], parts.published);
  const leads = new Map([
    ...(await knowledge.records([
      ...before,
      ...guidesIn(understanding),
      ...(published?.answer.law ?? []),
      ...turnsTo(understanding.facts, understanding.question),
      ...caseHits.map(({ id }) => id),
      ...[...guidesOn.values()].flatMap((ids) => ids.slice(0, 1)),
      ...retrieved.ranked.slice(0, LEADS).map(({ id }) => id),
      ...[...retrieved.provisions.keys()].slice(0, PROVISIONS),
      ...matters.flatMap(({ retrieved: part }) => [
        ...part.ranked.slice(0, OF_A_MATTER).map(({ id }) => id),
        ...[...part.provisions.keys()].slice(0, OF_A_MATTER),
      ]),
    ])),
    ...[
      ...(published ? [published.record] : []),
      ...references.flatMap((entry) => provisionsOf(entry)),
      ...(compared?.sides ?? []),
      ...cases,
      ...[...beginnings.values()].flat(),
    ].map((record) => [record.id, record] as const),
  ]);
  await readAsks([...leads.values(), ...retrieved.records.values()]);
  const casesOn = await knowledge.pointers(
    [...leads.values()].flatMap(({ kind, id }) => (kind === 'provision' ? [id] : [])),
    'interprets',
  );
  const linked = await knowledge.records([
    ...[...leads.values()].flatMap(linkedFrom),
    ...[...casesOn.values()].flatMap((ids) => nearest(ids, retrieved)),
  ]);
  const known = new Map([...retrieved.records, ...linked, ...leads]);
  const ranked = retrieved.ranked.filter(({ id }) => partyVerdict(known.get(id), told) !== 'fails');
  const law = await knowledge.records([...known.values()].flatMap(linkedLaw).filter((id) => !known.has(id)));
  return {
    understanding,
    retrieved: { ...retrieved, ranked },
    told,
    before,
    acts,
    records: new Map([...known, ...law]),
    references,
    compared,
    matters,
    cases,
    caseHits,
    files,
    attached: searchAttachments(files, retrieved.query, retrieved.rarity),
    casesOn: new Map([...casesOn].map(([id, ids]) => [id, nearest(ids, retrieved)])),
    guidesOn,
    beginnings,
    published,
    without,
  };
}

/** The guides whose law goes with a danger that the question shows. */
function guidesIn({ triage: { danger: sure, possible } }: Understanding): readonly string[] {
  const danger = sure ?? possible;
  return danger ? helpGuides(danger) : [];
}

/** Reads how the candidates are asked for, each once, before they are chosen among: choosing is one piece. */
async function readAsks(records: Iterable<CompiledRecord>): Promise<void> {
  for (const record of records) {
    if (!('shortAnswers' in record)) continue;
    for (const answer of record.shortAnswers) {
      if (areAsksRead(answer)) continue;
      asksOf(answer);
      await breathe();
    }
  }
}

/** The cases that are most like the question, the others in their own order. */
function nearest(ids: readonly string[], { ranked }: Retrieved): readonly string[] {
  const scores = new Map(ranked.map(({ id, score }) => [id, score]));
  return [...ids].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0)).slice(0, CASES);
}

/** Two names with "vs" between them, in words that no record knows, are rather a case than two things of the law. */
const CLEAR_AS_NAMES = 0.75;

async function findCompared(
  { knowledge, comparisons, without }: SearchParts,
  { question, intents, namedCase }: Understanding,
  { query }: Retrieved,
  search: (text: string) => Promise<Retrieved>,
): Promise<Compared | undefined> {
  const { names, compared, chosen } = namedSides(question, intents.includes('comparison'));
  if (names.length < 2) return undefined;
  const written = without.has('short') ? undefined : await comparisons.between(names);
  if (written) {
    const records = await knowledge.records([...written.answer.law, written.record]);
    const sides = written.answer.law.flatMap((id) => records.get(id) ?? []);
    return { sides, short: written.answer, outright: compared || chosen };
  }
  const strange = namedCase !== undefined && query.words.some(({ unknown }) => unknown);
  const clear = strange ? CLEAR_AS_NAMES : compared ? undefined : CLEAR_EITHER;
  const ids: string[] = [];
  for (const name of names) {
    const id = sideOf(await search(name), clear);
    if (id !== undefined) ids.push(id);
    else if (!compared) return undefined;
  }
  const records = await knowledge.records(ids);
  const sides = [...new Set(ids)].flatMap((id) => records.get(id) ?? []);
  const all = compared || sides.length === names.length;
  return sides.length >= 2 && all ? { sides, outright: compared || chosen } : undefined;
}

/** The parts of a story, each with what it alone leads to. */
async function findMatters(parts: SearchParts, story: Understanding): Promise<Matter[]> {
  const { question, operations, toldBefore } = story;
  if (operations.length > 0 || toldBefore.size > 0) return [];
  const matters: Matter[] = [];
  for (const part of partsOfStory(question)) {
    const tokens = tokenize(part).filter(({ word }) => !/^\d+$/.test(word));
    const understanding = { ...story, question: part, asks: part, tokens, intents: intentsOf(part) };
    matters.push({ understanding, retrieved: await retrieve(parts, understanding) });
  }
  return matters;
}

async function findCases(
  { knowledge }: SearchParts,
  { namedCase }: Understanding,
  search: (text: string) => Promise<Retrieved>,
): Promise<CompiledCase[]> {
  if (!namedCase) return [];
  const { ranked } = await search(namedCase.text);
  const ids = ranked.flatMap(({ kind, id }) => (kind === 'case' ? [id] : [])).slice(0, CASES);
  const records = await knowledge.records(ids);
  return ids.flatMap((id) => {
    const record = records.get(id);
    return record?.kind === 'case' ? [record] : [];
  });
}

const HITS = 4;

function findCaseHits({ cases }: SearchParts, { question }: Understanding): Promise<readonly CaseHit[]> {
  return cases.named(partyWords(question)).then((hits) => hits.slice(0, HITS));
}

async function findBeginnings(
  { knowledge }: SearchParts,
  { acts }: Understanding,
  { ranked }: Retrieved,
): Promise<Map<string, CompiledProvision[]>> {
  const slugs = [...acts.slice(0, 1), ...ranked.slice(0, 1).flatMap(({ kind, id }) => (kind === 'act' ? [id] : []))];
  const beginnings = new Map<string, CompiledProvision[]>();
  for (const slug of new Set(slugs)) beginnings.set(slug, await knowledge.first(slug, BEGINNING));
  return beginnings;
}

function provisionsOf(entry: Resolved): readonly CompiledProvision[] {
  return entry.kind === 'found' ? [entry.provision] : entry.kind === 'several' ? entry.provisions : [];
}

function toldIn({ facts, eventDate }: Understanding): Told {
  return {
    roles: facts.roles,
    ages: facts.ages.map(({ years }) => years),
    rupees: facts.amounts.map(({ paise }) => paise / 100),
    ...(eventDate ? { eventDate } : {}),
    ...(facts.state ? { state: facts.state } : {}),
    ...(facts.religion ? { religion: facts.religion } : {}),
  };
}
