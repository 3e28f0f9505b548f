import type { CompiledRecord } from 'knowledge';
import type { Database } from '../../platform/database/database';
import type { KnowledgeStore } from '../../knowledge/knowledge-store';
import type { Understanding } from '../understand/understand';
import { contextOf, noContext, type Context } from './context';
import { expandQuery } from './expand';
import { searchDocuments, type DocumentHit } from './documents';
import { rankProvisions } from './provisions';
import { rankRecords, type PassageRow, type Ranked } from './rank';
import type { SearchQuery } from './query';
import { searchPassages } from './search';
import type { OffTopic, PhraseIndex } from './phrase-index';
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
  /** How much the question sounds like the nearest way of asking for a record, 0 to about 1. */
  readonly sound: number;
  /** How likely the likeliest record is, 0 to 1. */
  readonly likely: number;
  readonly offTopic: OffTopic;
}

/** What searching reads from. */
export interface SearchParts {
  readonly database: Database;
  readonly knowledge: KnowledgeStore;
  readonly vocabulary: Vocabulary;
  readonly phrases: PhraseIndex;
}

/** Searches the knowledge base and the documents for a question. */
export async function retrieve({ database, knowledge, vocabulary, phrases }: SearchParts, asked: Understanding, before: readonly string[] = []): Promise<Retrieved> {
  const understanding: Understanding = { ...asked, acts: await withSuccessors(knowledge, asked.acts) };
  const context: Context = before.length > 0 ? contextOf(understanding, before, await knowledge.records(before), await knowledge.acts()) : noContext;
  const query = await expandQuery(database, vocabulary, understanding, context.words);
  const { hits, rarity } = await searchPassages(database, query, 'record', CANDIDATES);
  const nearest = await phrases.nearest(understanding.tokens.map(({ stem }) => stem), NEAREST);
  const passages = await readPassages(database, [...new Set([...hits.map(({ passageId }) => passageId), ...nearest.passages.keys()])]);
  const ranked = rankRecords({ understanding, query, rarity, hits, nearest: nearest.passages, likely: nearest.likely, passages, context, phrasesOf: await phrases.reader() });
  const top = await knowledge.records(ranked.slice(0, READ).map(({ id }) => id));
  const provisions = rankProvisions(ranked, top, query.glossaryLaw);
  const law = await knowledge.records([...provisions.keys()].slice(0, READ).filter((id) => !top.has(id)));
  return { ranked, provisions, records: new Map([...top, ...law]), documents: await searchDocuments(database, query), query, sound: Math.max(0, ...nearest.passages.values()), likely: nearest.likeliest, offTopic: nearest.offTopic };
}

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
