import type { CompiledRecord, CompiledShortAnswer } from 'knowledge';
import { soundFeatures } from 'language/sound-features';
import { stemsOf } from 'language/tokenize';
import type { Database } from '../../platform/database/database';
import { intentsOf } from '../understand/intents';
import { englishFor } from '../understand/lexicon/lexicon';
import { cosine } from './cosine';
import { namedSides } from './sides';

/** A short answer that tells two or more things apart. */
export interface WrittenComparison {
  readonly record: CompiledRecord['id'];
  readonly answer: CompiledShortAnswer;
}

/** Finds the short answer that was written for setting the same things against each other, in whatever words its record is found. */
export interface ComparisonIndex {
  /** @param names of the things as a question names them, in any language */
  between(names: readonly string[]): Promise<WrittenComparison | undefined>;
}

/** A name by its sounds, and by those of its English words where it has any. */
type Name = readonly ReadonlyMap<string, number>[];

interface Entry extends WrittenComparison {
  /** The things that one way of asking names. */
  readonly names: readonly Name[];
}

/**
 * Two names mean the same thing from this likeness on; so much of what is asked for must be there; each thing besides that was not asked for
 * makes it less the one that is meant.
 */
const ALIKE = { name: 0.6, whole: 0.72, besides: 0.04 } as const;

/** What a way of asking for a comparison holds in any of our languages; what is read closely is few. */
const MAY_COMPARE =
  'differ|distin|compar|versus|vs|or which|and which|farq|fark|antar|vithiyasam|vyatyasa|अंतर|अन्तर|फर्क|फ़र्क|வேறுபாடு|வித்தியாச|ವ್ಯತ್ಯಾಸ';

/** The comparisons of a database, read with the first question that needs them; they change only with a new start. */
export function createComparisonIndex(database: Database): ComparisonIndex {
  let index: Promise<{ entries: readonly Entry[]; glossary: ReadonlyMap<string, string> }> | undefined;
  return {
    async between(names) {
      const { entries, glossary } = await (index ??= readIndex(database));
      const asked = names.map((name) => nameOf(name, glossary));
      let best: Entry | undefined;
      let highest: number = ALIKE.whole;
      for (const entry of entries) {
        const alike = likeness(asked, entry.names);
        if (alike > highest) [best, highest] = [entry, alike];
      }
      return best && { record: best.record, answer: best.answer };
    },
  };
}

async function readIndex(database: Database) {
  const phrases = await database.query<{ phrase: string; term: string }>(
    `select glossary.phrase, record.body ->> 'term' as term
     from glossary_phrase as glossary join knowledge_record as record on record.id = glossary.record_id`,
  );
  const glossary = new Map(phrases.map(({ phrase, term }) => [phrase, term]));
  const rows = await database.query<{ record: string; answer: CompiledShortAnswer }>(
    `select record.id as record, answer from knowledge_record as record, jsonb_array_elements(record.body -> 'shortAnswers') as answer
     where record.kind <> 'case' and (answer -> 'asks')::text ~* $1`,
    [MAY_COMPARE],
  );
  const entries = rows.flatMap(({ record, answer }) =>
    answer.asks.flatMap((ask): Entry[] => {
      const { names } = namedSides(ask, intentsOf(ask).includes('comparison'));
      return names.length < 2 ? [] : [{ record, answer, names: names.map((name) => nameOf(name, glossary)) }];
    }),
  );
  return { entries, glossary };
}

function nameOf(text: string, glossary: ReadonlyMap<string, string>): Name {
  const stems = stemsOf(text);
  const english = stems.flatMap((stem) => englishFor(stem));
  const term = glossary.get(stems.join(' '));
  // "Charge sheet" is also written "chargesheet".
  const joined = stems.length > 1 ? [[stems.join('')]] : [];
  return [stems, ...joined, ...(english.length > 0 ? [english] : []), ...(term ? [stemsOf(term)] : [])].map((words) =>
    soundFeatures(words),
  );
}

/** How much of what is named on either side is the same, each thing counted once; 0 where less than two things are. */
function likeness(asked: readonly Name[], written: readonly Name[]): number {
  const pairs = asked
    .flatMap((one, place) => written.map((other, at) => ({ place, at, alike: alikeNames(one, other) })))
    .filter(({ alike }) => alike >= ALIKE.name)
    .sort((a, b) => b.alike - a.alike);
  const taken = { places: new Set<number>(), ats: new Set<number>() };
  let sum = 0;
  for (const { place, at, alike } of pairs) {
    if (taken.places.has(place) || taken.ats.has(at)) continue;
    taken.places.add(place);
    taken.ats.add(at);
    sum += alike;
  }
  const besides = Math.max(0, written.length - asked.length);
  return taken.places.size < 2 ? 0 : sum / asked.length - ALIKE.besides * besides;
}

function alikeNames(one: Name, other: Name): number {
  return Math.max(...one.flatMap((a) => other.map((b) => cosine(a, b))));
}
