import type {
  CompiledAct,
  CompiledCase,
  CompiledChange,
  CompiledGuide,
  CompiledKnowledge,
  CompiledRecord,
  CompiledShortAnswer,
  CompiledTerm,
} from './compiled';
import { changesById } from './changes';
import { compileProvisions } from './compile-provision';
import { counterpartsById } from './counterparts';
import { contentHash } from './hash';
import { loadKnowledge, type LoadedKnowledge } from './load';
import { noteTextsOf } from './notes';
import { expandNumbers } from './numbers';
import { phrasesById } from './phrases';
import type { Act } from './schema/act';
import type { Case } from './schema/case';
import { languages, type Language } from './schema/common';
import type { RegisteredAct } from './schema/registered-act';
import type { Guide } from './schema/guide';
import type { Term } from './schema/term';
import { shortAnswersById } from './short-answers';

/**
 * Reads the data folder and turns it into flat records for the API.
 * It does not check what the records say about each other; `checkKnowledge` does.
 * @throws KnowledgeError when a file is not in the form that the README gives.
 */
export function compileKnowledge(dataDir: string): CompiledKnowledge {
  return compileLoaded(loadKnowledge(dataDir));
}

/** The same from data that is already read. */
export function compileLoaded(loaded: LoadedKnowledge): CompiledKnowledge {
  const correspondences = loaded.correspondences.map(({ value }) => value);
  const noteText = noteTextsOf(loaded);
  const counterparts = counterpartsById(correspondences, noteText);
  const phrases = phrasesById(loaded);
  const shortAnswers = shortAnswersById(loaded);
  const changes = changesById(loaded);
  const answersOf = (id: string): CompiledShortAnswer[] => shortAnswers.get(id) ?? [];
  const records: CompiledRecord[] = [
    ...loaded.acts.map(({ act }) => hashed(compileAct(act.value))),
    ...loaded.registeredActs.map(({ value }) => hashed(compileRegisteredAct(value))),
    ...loaded.acts.flatMap((act) =>
      compileProvisions(act, { counterparts, phrases, shortAnswers, changes, noteText }).map(hashed),
    ),
    ...loaded.guides.map(({ value }) =>
      hashed({
        ...compileGuide(value, phrases.get(value.id) ?? [], answersOf(value.id)),
        ...changed(changes.get(value.id)),
      }),
    ),
    ...loaded.cases.map(({ value }) => hashed(compileCase(value, answersOf(value.id)))),
    ...loaded.terms.map(({ value }) => hashed(compileTerm(value, answersOf(value.id)))),
    ...loaded.directory.map(({ value }) => hashed({ ...value, kind: 'directory' as const, title: value.name })),
  ];
  return { hash: contentHash(records.map(({ id, hash }) => `${id} ${hash}`).join('\n')), records, correspondences };
}

/** A record that nothing changed has no list of changes. */
const changed = (changes: CompiledChange[] | undefined): { changes?: CompiledChange[] } => (changes ? { changes } : {});

function hashed<T extends object>(record: T): T & { hash: string } {
  return { ...record, hash: contentHash(record) };
}

function compileAct({
  kind,
  sections,
  withoutRecord,
  complete: _complete,
  sourceUpTo: _upTo,
  ...act
}: Act): Omit<CompiledAct, 'hash'> {
  return {
    ...act,
    id: act.slug,
    kind: 'act',
    actKind: kind,
    status: act.repealedOn ? 'repealed' : 'in force',
    numbers: [sections, withoutRecord].flatMap((ranges) => (ranges ? expandNumbers(ranges) : [])),
    isNameOnly: false,
  };
}

function compileRegisteredAct({ number, sections, ...act }: RegisteredAct): Omit<CompiledAct, 'hash'> {
  return {
    ...act,
    id: act.slug,
    kind: 'act',
    actKind: 'act',
    status: 'in force',
    shortNames: [],
    names: {},
    repealedOn: null,
    replacedBy: [],
    unit: 'section',
    about: '',
    ...(number && { number }),
    numbers: sections ? expandNumbers(sections) : [],
    isNameOnly: true,
  };
}

function compileGuide(
  { en, ta, hi, kn, ...guide }: Guide,
  phrases: readonly string[],
  shortAnswers: CompiledShortAnswer[],
): Omit<CompiledGuide, 'hash'> {
  const text = { en, ...(ta && { ta }), ...(hi && { hi }), ...(kn && { kn }) };
  return {
    ...guide,
    kind: 'guide',
    title: en.title,
    text,
    languages: Object.keys(text) as Language[],
    askedAs: [...Object.values(text).flatMap(({ askedAs }) => askedAs), ...phrases],
    shortAnswers,
  };
}

function compileCase(value: Case, shortAnswers: CompiledShortAnswer[]): Omit<CompiledCase, 'hash'> {
  return {
    ...value,
    kind: 'case',
    title: value.name,
    label: `${value.name}, ${value.citation}`,
    languages: languages.filter((language) => language === 'en' || value[language]),
    shortAnswers,
  };
}

function compileTerm(value: Term, shortAnswers: CompiledShortAnswer[]): Omit<CompiledTerm, 'hash'> {
  return {
    ...value,
    kind: 'term',
    title: value.term,
    languages: languages.filter((language) => language === 'en' || value.meanings[language]),
    shortAnswers,
  };
}
