import { breathe } from '../breathe';
import { englishFor } from '../understand/lexicon/lexicon';
import type { Database } from '../../platform/database/database';
import { editDistance, phoneticKey } from 'language/phonetic';
import { prefixOf, scriptOf, stemsOf, type Token } from 'language/tokenize';
import { stemEnglish } from 'language/english-stem';
import { transliterate } from 'language/transliterate';
import type { Understanding } from '../understand/understand';
import { GOES_ON, TERM } from '../ranking';
import { nothing, type Without } from '../without';
import type { QueryWord, SearchQuery } from './query';
import type { Known, Vocabulary } from './vocabulary';

const LONGEST_PHRASE = 4;
const MOST_WORDS = 40;

interface GlossaryRow {
  readonly phrase: string;
  readonly language: string;
  readonly record_id: string;
  readonly term: string;
  readonly english: readonly string[];
  readonly law: readonly string[];
}

/**
 * Finds the terms by which the words of a question are searched: themselves, the glossary's, repaired spellings.
 * @param context searched forms of what the conversation was about
 */
export async function expandQuery(
  database: Database,
  vocabulary: Vocabulary,
  { tokens, intents, toldBefore }: Pick<Understanding, 'tokens' | 'intents' | 'toldBefore'>,
  context: readonly string[] = [],
  without: Without = nothing,
): Promise<SearchQuery> {
  const limited = dedupe(tokens).slice(0, MOST_WORDS);
  const words = limited.map((token) => ({
    ...ownTerms(token, without),
    ...(toldBefore.has(token.stem) ? { weight: GOES_ON.told } : {}),
  }));
  if (intents.includes('punishment')) addPunishment(words);
  const [glossary, known] = [await lookUpGlossary(database, limited), await knownTerms(database, words)];
  addGlossary(words, limited, glossary);
  const strange = words.filter((word) => isUnknown(word, known));
  for (const word of strange) word.unknown = true;
  if (!without.has('spelling')) {
    await repairUnknown(vocabulary, strange);
    await doubtRare(
      vocabulary,
      words.filter(({ word }) => isRare(word, known)),
      known,
    );
  }
  return {
    words: [...words, ...contextWords(context, words)],
    glossaryLaw: [...new Set(glossary.flatMap(({ law }) => law))],
    glossaryTerms: [...new Set(glossary.map(({ record_id }) => record_id))],
  };
}

function dedupe(tokens: readonly Token[]): Token[] {
  return [...new Map(tokens.map((token) => [token.stem, token])).values()];
}

function ownTerms(token: Token, without: Without): QueryWord {
  const terms = new Map([[token.stem, 1]]);
  const prefix = prefixOf(token);
  if (prefix) terms.set(prefix, TERM.prefix);
  const english = without.has('concepts') ? [] : englishFor(token.stem);
  for (const stem of english) terms.set(stem, TERM.translation / Math.sqrt(Math.max(1, english.length - 1)));
  return { word: token.stem, terms };
}

/** Whoever asks for a fine, a sentence or a jail term looks for a provision on punishment or penalty. */
function addPunishment(words: QueryWord[]): void {
  if (words.some(({ terms }) => terms.has('punish'))) return;
  words.push({
    word: 'punish',
    terms: new Map([
      ['punish', TERM.synonym],
      ['punishment', TERM.synonym],
      ['penalti', TERM.synonym],
    ]),
    implied: true,
  });
}

/** What the conversation was about helps where a question goes on from it. */
function contextWords(context: readonly string[], words: readonly QueryWord[]): QueryWord[] {
  return context
    .filter((stem) => !words.some(({ word }) => word === stem))
    .map((stem) => ({ word: stem, terms: new Map([[stem, TERM.context]]), implied: true }));
}

function lookUpGlossary(database: Database, tokens: readonly Token[]): Promise<GlossaryRow[]> {
  const phrases = phrasesOf(tokens);
  if (phrases.length === 0) return Promise.resolve([]);
  return database.query<GlossaryRow>(
    `select glossary.phrase, glossary.language, glossary.record_id, record.body ->> 'term' as term,
            record.body -> 'words' -> 'en' as english, record.body -> 'law' as law
     from glossary_phrase as glossary join knowledge_record as record on record.id = glossary.record_id
     where glossary.phrase = any($1::text[])`,
    [phrases],
  );
}

function phrasesOf(tokens: readonly Token[]): string[] {
  const stems = tokens.map(({ stem }) => stem);
  return stems.flatMap((_stem, start) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, stems.length - start) }, (_, length) =>
      stems.slice(start, start + length + 1).join(' '),
    ),
  );
}

function addGlossary(words: readonly QueryWord[], tokens: readonly Token[], glossary: readonly GlossaryRow[]): void {
  for (const row of glossary) {
    const parts = row.phrase.split(' ');
    const word = words.find((candidate) => candidate.word === parts[0]);
    const token = tokens.find(({ stem }) => stem === parts[0]);
    if (!word || !token) continue;
    // A word of another language means its English term; an English word has its neighbours only as hints.
    const weight =
      row.language === 'en'
        ? TERM.glossaryEnglish
        : TERM.glossary / Math.sqrt(parts.length > 1 || scriptOf(token.word) ? 1 : 1.4);
    for (const phrase of [row.term, ...row.english.slice(0, 3)]) {
      const stems = stemsOf(phrase);
      for (const stem of stems)
        word.terms.set(stem, Math.max(word.terms.get(stem) ?? 0, weight / Math.sqrt(stems.length)));
    }
  }
}

/** In how many records each word stands; words that stand in none are left out. */
async function knownTerms(database: Database, words: readonly QueryWord[]): Promise<Map<string, number>> {
  const rows = await database.query<{ term: string; count: number }>(
    'select term, record_count as count from search_term where term = any($1::text[]) and record_count > 0',
    [words.map(({ word }) => word)],
  );
  return new Map(rows.map(({ term, count }) => [term, count]));
}

/** An unknown word that the glossary has explained needs no repair. */
function isUnknown(word: QueryWord, known: ReadonlyMap<string, number>): boolean {
  return (
    !known.has(word.word) &&
    word.word.length >= 4 &&
    !/\d/.test(word.word) &&
    ![...word.terms.values()].some((weight) => weight >= 0.5 && weight < 1)
  );
}

/** A word in so few records may be a misspelling that one of them lists among its ways of asking. */
const RARE = 3;
/** So near a spelling is hardly another word. */
const ALMOST = 1;
/** Then the right spelling stands in so many times more of them. */
const MORE_USUAL = 8;

function isRare(word: string, known: ReadonlyMap<string, number>): boolean {
  const count = known.get(word);
  return count !== undefined && count <= RARE && /^[a-z]{4,}$/.test(word);
}

/** Notes for rare words what usual word they may be a misspelling of; the question as a whole decides. */
async function doubtRare(
  vocabulary: Vocabulary,
  words: readonly QueryWord[],
  known: ReadonlyMap<string, number>,
): Promise<void> {
  for (const word of words) {
    const usual = (await spellingsOf(vocabulary, word.word)).filter(
      ({ count, term, distance }) =>
        count >= MORE_USUAL * (known.get(word.word) ?? 1) &&
        (distance <= ALMOST || phoneticKey(term) === phoneticKey(word.word)),
    );
    if (usual.length > 0) word.candidates = usual.slice(0, TRIED).map(({ term }) => term);
  }
}

/** So many spellings are tried for a word. */
const TRIED = 3;

async function repairUnknown(vocabulary: Vocabulary, words: readonly QueryWord[]): Promise<void> {
  for (const word of words) {
    const best = (await spellingsOf(vocabulary, word.word)).slice(0, TRIED);
    for (const { term, distance } of best.slice(0, 2))
      word.terms.set(term, Math.max(word.terms.get(term) ?? 0, TERM.repair - 0.12 * distance));
    if (best.length > 0) word.candidates = best.map(({ term }) => term);
  }
}

/** The words of the knowledge base that a word may be a misspelling of, the nearest first. */
async function spellingsOf(vocabulary: Vocabulary, word: string): Promise<(Known & { readonly distance: number })[]> {
  await breathe();
  const candidates = new Map((await vocabulary.candidates(latinOf(word))).map((entry) => [entry.term, entry]));
  return [...candidates.values()]
    .map((entry) => ({ ...entry, distance: distanceTo(word, entry.term) }))
    .filter(({ term, distance }) => term !== word && distance <= allowedChanges(word, term))
    .sort((a, b) => a.distance - b.distance || b.count - a.count);
}

/** A borrowed word in an Indian script ("चेक") is looked for by how it would be written in Latin letters. */
function latinOf(word: string): string {
  return scriptOf(word) ? stemEnglish(transliterate(word)) : word;
}

function distanceTo(word: string, term: string): number {
  return scriptOf(word) && !scriptOf(term)
    ? spellingDistance(latinOf(word), term) + 0.25
    : spellingDistance(word, term);
}

/** Vowels and doubled letters are what people misspell most: a change there counts half. */
function spellingDistance(word: string, term: string): number {
  const plain = editDistance(word, term, 4);
  const sounded = editDistance(soften(word), soften(term), 4);
  return (plain + sounded) / 2;
}

function soften(word: string): string {
  return word
    .replace(/[aeiouy]+/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v');
}

/** Words that sound the same may differ in one change more. */
function allowedChanges(word: string, term: string): number {
  const heard = phoneticKey(word) === phoneticKey(term) ? 0.5 : 0;
  if (word.length <= 4) return 1 + heard;
  return (word.length <= 7 ? 1.5 : 2.5) + heard;
}
