import { legalWordsInPhrases } from '../understand/turns/turns';
import { legalWordsFor } from '../understand/everyday-words';
import { englishFor } from '../understand/lexicon/lexicon';
import type { Database } from '../../platform/database/database';
import { editDistance } from '../text/phonetic';
import { prefixOf, scriptOf, stemsOf, tokenize, type Token } from '../text/tokenize';
import { stemEnglish } from '../text/english-stem';
import { transliterate } from '../text/transliterate';
import type { Understanding } from '../understand/understand';
import type { QueryWord, SearchQuery } from './query';
import type { Vocabulary } from './vocabulary';

const WEIGHT = { prefix: 0.35, synonym: 0.45, translation: 0.85, phrase: 0.8, glossary: 0.9, glossaryEnglish: 0.5, repair: 0.85, context: 0.4 } as const;
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
 * Finds the terms by which the words of a question are searched: themselves, legal words for everyday ones, the glossary's, repaired spellings.
 * @param context searched forms of what the conversation was about
 */
export async function expandQuery(database: Database, vocabulary: Vocabulary, { question, tokens, intents }: Pick<Understanding, 'question' | 'tokens' | 'intents'>, context: readonly string[] = []): Promise<SearchQuery> {
  const phrases = legalWordsInPhrases(question).map((phrase) => stemsOf(phrase));
  const limited = dedupe(tokens).slice(0, MOST_WORDS);
  const words = limited.map(ownTerms);
  if (intents.includes('punishment')) addPunishment(words);
  const [glossary, known] = [await lookUpGlossary(database, limited), await knownTerms(database, words)];
  addGlossary(words, limited, glossary);
  const strange = words.filter((word) => isUnknown(word, known));
  for (const word of strange) word.unknown = true;
  await repairUnknown(vocabulary, strange);
  return {
    words: [...words, ...phraseWords(phrases, words), ...contextWords(context, words)],
    phrases,
    glossaryLaw: [...new Set(glossary.flatMap(({ law }) => law))],
    glossaryTerms: [...new Set(glossary.map(({ record_id }) => record_id))],
  };
}

function dedupe(tokens: readonly Token[]): Token[] {
  return [...new Map(tokens.map((token) => [token.stem, token])).values()];
}

function ownTerms(token: Token): QueryWord {
  const terms = new Map([[token.stem, 1]]);
  const prefix = prefixOf(token);
  if (prefix) terms.set(prefix, WEIGHT.prefix);
  for (const legal of legalWordsFor(token.word)) for (const { stem } of tokenize(legal)) if (!terms.has(stem)) terms.set(stem, WEIGHT.synonym);
  const english = englishFor(token.stem);
  for (const stem of english) terms.set(stem, WEIGHT.translation / Math.sqrt(Math.max(1, english.length - 1)));
  return { word: token.stem, terms };
}

/** Whoever asks for a fine, a sentence or a jail term looks for a provision on punishment or penalty. */
function addPunishment(words: QueryWord[]): void {
  if (words.some(({ terms }) => terms.has('punish'))) return;
  words.push({ word: 'punish', terms: new Map([['punish', WEIGHT.synonym], ['punishment', WEIGHT.synonym], ['penalti', WEIGHT.synonym]]), implied: true });
}

/** Words of the law for turns of speech; each counts as a word of the question. */
function phraseWords(phrases: readonly (readonly string[])[], words: readonly QueryWord[]): QueryWord[] {
  return [...new Set(phrases.flat())].filter((stem) => !words.some(({ word }) => word === stem)).map((stem) => ({ word: stem, terms: new Map([[stem, WEIGHT.phrase]]), implied: true }));
}

/** What the conversation was about helps where a question goes on from it. */
function contextWords(context: readonly string[], words: readonly QueryWord[]): QueryWord[] {
  return context.filter((stem) => !words.some(({ word }) => word === stem)).map((stem) => ({ word: stem, terms: new Map([[stem, WEIGHT.context]]), implied: true }));
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
    Array.from({ length: Math.min(LONGEST_PHRASE, stems.length - start) }, (_, length) => stems.slice(start, start + length + 1).join(' ')),
  );
}

function addGlossary(words: readonly QueryWord[], tokens: readonly Token[], glossary: readonly GlossaryRow[]): void {
  for (const row of glossary) {
    const parts = row.phrase.split(' ');
    const word = words.find((candidate) => candidate.word === parts[0]);
    const token = tokens.find(({ stem }) => stem === parts[0]);
    if (!word || !token) continue;
    // A word of another language means its English term; an English word has its neighbours only as hints.
    const weight = row.language === 'en' ? WEIGHT.glossaryEnglish : WEIGHT.glossary / Math.sqrt(parts.length > 1 || scriptOf(token.word) ? 1 : 1.4);
    for (const phrase of [row.term, ...row.english.slice(0, 3)]) {
      const stems = stemsOf(phrase);
      for (const stem of stems) word.terms.set(stem, Math.max(word.terms.get(stem) ?? 0, weight / Math.sqrt(stems.length)));
    }
  }
}

async function knownTerms(database: Database, words: readonly QueryWord[]): Promise<Set<string>> {
  const rows = await database.query<{ term: string }>('select term from search_term where term = any($1::text[]) and record_count > 0', [
    words.map(({ word }) => word),
  ]);
  return new Set(rows.map(({ term }) => term));
}

/** An unknown word that the glossary has explained needs no repair. */
function isUnknown(word: QueryWord, known: ReadonlySet<string>): boolean {
  return !known.has(word.word) && word.word.length >= 4 && !/\d/.test(word.word) && ![...word.terms.values()].some((weight) => weight >= 0.5 && weight < 1);
}

async function repairUnknown(vocabulary: Vocabulary, words: readonly QueryWord[]): Promise<void> {
  for (const word of words) {
    const best = (await vocabulary.candidates(latinOf(word.word)))
      .map((entry) => ({ ...entry, distance: distanceTo(word.word, entry.term) }))
      .filter(({ distance }) => distance <= allowedChanges(word.word))
      .sort((a, b) => a.distance - b.distance || b.count - a.count)
      .slice(0, 2);
    for (const { term, distance } of best) word.terms.set(term, Math.max(word.terms.get(term) ?? 0, WEIGHT.repair - 0.12 * distance));
    if (best[0]) word.repaired = best[0].term;
  }
}

/** A borrowed word in an Indian script ("चेक") is looked for by how it would be written in Latin letters. */
function latinOf(word: string): string {
  return scriptOf(word) ? stemEnglish(transliterate(word)) : word;
}

function distanceTo(word: string, term: string): number {
  return scriptOf(word) && !scriptOf(term) ? spellingDistance(latinOf(word), term) + 0.25 : spellingDistance(word, term);
}

/** Vowels and doubled letters are what people misspell most: a change there counts half. */
function spellingDistance(word: string, term: string): number {
  const plain = editDistance(word, term, 4);
  const sounded = editDistance(soften(word), soften(term), 4);
  return (plain + sounded) / 2;
}

function soften(word: string): string {
  return word.replace(/[aeiouy]+/g, 'a').replace(/(.)\1+/g, '$1').replace(/ph/g, 'f').replace(/z/g, 'j').replace(/w/g, 'v');
}

function allowedChanges(word: string): number {
  if (word.length <= 4) return 1;
  return word.length <= 7 ? 1.5 : 2.5;
}
