import type { CompiledRecord } from 'knowledge';
import { stemsOf } from 'language/tokenize';
import type { Database } from '../../platform/database/database';
import type { KnowledgeStore } from '../../knowledge/knowledge-store';
import type { PublishedSet } from '../../knowledge/published/published-answers';
import type { Understanding } from '../understand/understand';
import type { CaseIndex } from './case-index';
import type { ComparisonIndex } from './comparison-index';
import { contextOf, noContext, type Context } from './context';
import { expandQuery } from './expand';
import { answerLabel } from './classifier/labels';
import { searchDocuments, type DocumentHit } from './documents';
import { rankProvisions } from './provisions';
import { lawOfThePlace } from './law-of-the-place';
import { rankRecords, type PassageRow, type Ranked } from './rank';
import type { SearchQuery } from './query';
import { searchPassages, type Rarity } from './search';
import type { Alike, OffTopic, PhraseIndex } from './phrases/phrase-index';
import { GOES_ON } from '../ranking';
import { shareWithout, type Without } from '../without';
import type { Vocabulary } from './vocabulary';

const CANDIDATES = 60;
const NEAREST = 40;
const READ = 14;

/** What was found for a question. */
export interface Retrieved {
  /** Records by how well they answer, best first. */
  readonly ranked: readonly Ranked[];
  /** Provision ids by how well they answer, their guides' votes included. */
  readonly provisions: ReadonlyMap<string, number>;
  /** The best ranked records and provisions, read. */
  readonly records: ReadonlyMap<string, CompiledRecord>;
  readonly documents: readonly DocumentHit[];
  readonly query: SearchQuery;
  /** The searched forms of its words, with repaired spellings. */
  readonly stems: readonly string[];
  /** How much each word of the question says, by how rare it is. */
  readonly rarity: Rarity;
  /** How much the question sounds like the nearest way of asking for a record, 0 to about 1. */
  readonly sound: number;
  /** How likely the likeliest record is, 0 to 1. */
  readonly likely: number;
  /** How likely a short answer is what is asked for among all that is asked about its record, 0 to 1; undefined where it was never learned. */
  readonly likelyAnswer: (recordId: string, answerId: string) => number | undefined;
  readonly offTopic: OffTopic;
}

/** What searching reads from. */
export interface SearchParts {
  readonly database: Database;
  readonly knowledge: KnowledgeStore;
  readonly vocabulary: Vocabulary;
  readonly phrases: PhraseIndex;
  readonly cases: CaseIndex;
  readonly comparisons: ComparisonIndex;
  /** Short answers from the back office. */
  readonly published: PublishedSet;
  readonly without: Without;
}

/** Searches the knowledge base and the documents for a question. */
export async function retrieve(
  { database, knowledge, vocabulary, phrases, without }: SearchParts,
  asked: Understanding,
  before: readonly string[] = [],
): Promise<Retrieved> {
  const understanding: Understanding = {
    ...asked,
    tokens: subjectTokens(asked),
    acts: await withSuccessors(knowledge, asked.acts),
  };
  const context: Context =
    before.length > 0 && !without.has('context')
      ? contextOf(understanding, before, await knowledge.records(before), await knowledge.acts())
      : noContext;
  const query = await expandQuery(database, vocabulary, understanding, context.words, without);
  const { stems, nearest } = await hear(phrases, understanding, query);
  const { hits, rarity } = await searchPassages(database, query, 'record', CANDIDATES);
  const passages = await lawOfThePlace(
    knowledge,
    understanding,
    await readPassages(database, [...new Set([...hits.map(({ passageId }) => passageId), ...nearest.passages.keys()])]),
  );
  const ranked = await rankRecords({
    understanding,
    query,
    rarity,
    hits,
    nearest: nearest.passages,
    likely: nearest.likely,
    passages,
    context,
    share: shareWithout(without),
    phrasesOf: await phrases.reader(),
  });
  const top = await knowledge.records(ranked.slice(0, READ).map(({ id }) => id));
  const provisions = rankProvisions(ranked, top, query.glossaryLaw);
  const law = await knowledge.records([...provisions.keys()].slice(0, READ).filter((id) => !top.has(id)));
  return {
    ranked,
    provisions,
    records: new Map([...top, ...law]),
    documents: await searchDocuments(database, query),
    query,
    stems,
    rarity,
    sound: best(nearest),
    likely: nearest.likeliest,
    likelyAnswer: (record, answer) => {
      const likely = nearest.likelyLabel(answerLabel(record, answer));
      return likely === undefined ? undefined : likely / (nearest.likely(record) || 1);
    },
    offTopic: nearest.offTopic,
  };
}

/** Words by which people ask for a decision; they say nothing of what was decided. */
const OF_DECISIONS = new Set(
  stemsOf(
    'judgment judgement judgments case cases supreme high court courts summary landmark decide decided decision held holding ruling rule verdict law name facts ratio',
  ),
);

/** What a question is about: where a decision is asked for, without the words that every decision shares. */
function subjectTokens({ tokens, intents }: Understanding): Understanding['tokens'] {
  if (!intents.includes('cases')) return tokens;
  const subject = tokens.filter(({ stem }) => !OF_DECISIONS.has(stem));
  return subject.length > 0 ? subject : tokens;
}

/** A spelling is taken for another one where the question as a whole then sounds so much more like what people ask. */
const BETTER = 0.06;
const SAID_OFF_TOPIC = 0.9;

/** What a question sounds like once words that nobody knows are read as what they were meant to be: which spelling is meant, the other words tell. */
async function hear(
  phrases: PhraseIndex,
  { tokens, toldBefore }: Understanding,
  query: SearchQuery,
): Promise<{ stems: readonly string[]; nearest: Alike }> {
  let stems: readonly string[] = tokens.map(({ stem }) => stem);
  let nearest = await phrases.nearest(stems, NEAREST);
  // What is word for word none of law needs no repair.
  const doubtful = nearest.offTopic.sound >= SAID_OFF_TOPIC ? [] : query.words.filter(({ candidates }) => candidates);
  // What one word was meant to be helps to tell what another one was.
  for (const word of [...doubtful, ...doubtful]) {
    if (word.repaired !== undefined) continue;
    for (const candidate of word.candidates ?? []) {
      const other = stems.map((stem) => (stem === word.word || stem === word.repaired ? candidate : stem));
      const heard = await phrases.nearest(other, NEAREST);
      if (best(heard) < best(nearest) + BETTER) continue;
      [stems, nearest] = [other, heard];
      word.repaired = candidate;
    }
    if (word.repaired === undefined) continue;
    word.unknown = false;
    word.terms.set(word.repaired, 1);
  }
  const asked = stems.filter((stem) => !toldBefore.has(stem));
  return asked.length === stems.length || asked.length === 0
    ? { stems, nearest }
    : { stems, nearest: bothOf(nearest, await phrases.nearest(asked, NEAREST)) };
}

/** What a question that goes on is like: as a whole, and by the words that are asked now. */
function bothOf(whole: Alike, asked: Alike): Alike {
  const share = GOES_ON.asked;
  const near = new Set([...whole.passages.keys(), ...asked.passages.keys()]);
  return {
    ...whole,
    passages: new Map(
      [...near].map((id) => [id, (1 - share) * (whole.passages.get(id) ?? 0) + share * (asked.passages.get(id) ?? 0)]),
    ),
    likely: (id) => whole.likely(id) ** (1 - share) * asked.likely(id) ** share,
    likelyLabel: (label) => {
      const [ofWhole, ofAsked] = [whole.likelyLabel(label), asked.likelyLabel(label)];
      return ofWhole === undefined || ofAsked === undefined ? undefined : ofWhole ** (1 - share) * ofAsked ** share;
    },
  };
}

const best = ({ passages }: Alike): number => Math.max(0, ...passages.values());

/** Whoever names an Act of which only the successor is held ("Payment of Gratuity Act") is served by that one. */
async function withSuccessors(knowledge: KnowledgeStore, named: readonly string[]): Promise<string[]> {
  if (named.length === 0) return [];
  const acts = await knowledge.acts();
  const all: string[] = [];
  for (const slug of named) {
    const replacedBy = acts.get(slug)?.replacedBy ?? [];
    all.push(slug, ...(replacedBy.length > 0 && (await knowledge.first(slug, 1)).length === 0 ? replacedBy : []));
  }
  return all;
}

function readPassages(database: Database, ids: readonly number[]): Promise<PassageRow[]> {
  return database.query<PassageRow>(
    'select id, record_id, kind, act, coalesce(position, 0) as position, repealed, acts from passage where id = any($1::int[])',
    [[...ids]],
  );
}
