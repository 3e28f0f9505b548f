import type { Database } from '../../../platform/database/database';
import { breathe } from '../../breathe';
import type { Classifier } from '../classifier/classifier';
import { NONE_OF_LAW } from '../classifier/labels';
import { readClassifier } from '../classifier/read-classifier';
import type { PhraseTable } from './phrase-table';
import { readPhrases } from './read-phrases';
import { createSoundIndex, type SoundIndex } from './sound-index';

/** How much a question is like questions that are none of law. */
export interface OffTopic {
  /** How alike it sounds to the nearest of them, 0 to about 1. */
  readonly sound: number;
  /** How likely it is one of them, 0 to 1. */
  readonly likely: number;
}

/** What a question is like. */
export interface Alike {
  /** Passages whose phrases sound most alike or that are likely asked for, with how alike they sound. */
  readonly passages: ReadonlyMap<number, number>;
  /** How likely it is that the question asks for a record, 0 to 1. */
  readonly likely: (recordId: string) => number;
  /** How likely it is that the question of one label of the classifier is asked, 0 to 1; undefined where it was never learned. */
  readonly likelyLabel: (label: string) => number | undefined;
  /** How likely the likeliest record is, 0 to 1. */
  readonly likeliest: number;
  readonly offTopic: OffTopic;
}

/** Every phrase by which people ask, also in words that are inflected, joined or spelled in other ways, and in any script. */
export interface PhraseIndex {
  nearest(stems: readonly string[], most: number): Promise<Alike>;
  /** Gives the phrases of a passage, each as the searched forms of its words. */
  reader(): Promise<(passageId: number) => readonly (readonly string[])[]>;
}

interface Index {
  readonly sounds: SoundIndex;
  readonly classifier: Classifier;
  /** Passage ids by record id. */
  readonly passageOf: ReadonlyMap<string, number>;
  readonly records: readonly string[];
  readonly phrasesOf: (passageId: number) => readonly (readonly string[])[];
}

/** The phrases of a database, read with the first question; they change only with a new start. */
export function createPhraseIndex(database: Database): PhraseIndex {
  let index: Promise<Index> | undefined;
  const read = (): Promise<Index> => (index ??= readIndex(database));
  return {
    async nearest(stems, most) {
      const { sounds, classifier, passageOf, records } = await read();
      const found = sounds.nearest(stems).map(([place, score]) => [records[place] ?? '', score] as const);
      const alike = new Map(found);
      // Who repairs many spellings asks this many times.
      await breathe();
      const { likely, likelyLabel, first } = classifier.of(stems, most / 2);
      const near = found.filter(([record]) => record !== NONE_OF_LAW).slice(0, most);
      const likeliest = first.filter((label) => label !== NONE_OF_LAW);
      const passages = [...near, ...likeliest.map((record) => [record, alike.get(record) ?? 0] as const)];
      return {
        passages: new Map(
          passages.flatMap(([record, score]) => {
            const passage = passageOf.get(record);
            return passage === undefined ? [] : [[passage, score]];
          }),
        ),
        likely,
        likelyLabel,
        likeliest: likely(likeliest[0] ?? ''),
        offTopic: { sound: alike.get(NONE_OF_LAW) ?? 0, likely: likely(NONE_OF_LAW) },
      };
    },
    async reader() {
      return (await read()).phrasesOf;
    },
  };
}

async function readIndex(database: Database): Promise<Index> {
  const table = await readPhrases(database);
  const rows = await database.query<{ id: number; record_id: string }>(
    'select id, record_id from passage where record_id is not null',
  );
  const passageOf = new Map(rows.map(({ id, record_id }) => [record_id, id]));
  return {
    sounds: createSoundIndex(table),
    classifier: await readClassifier(),
    passageOf,
    records: table.records,
    phrasesOf: phraseReader(table, passageOf),
  };
}

function phraseReader(
  { records, owners, words, spoken, spokenFrom }: PhraseTable,
  passageOf: ReadonlyMap<string, number>,
): Index['phrasesOf'] {
  const first = new Map<number, number>();
  for (let phrase = owners.length - 1; phrase >= 0; phrase--) {
    const passage = passageOf.get(records[owners[phrase] ?? 0] ?? '');
    if (passage !== undefined) first.set(passage, phrase);
  }
  return (passageId) => {
    const phrases: string[][] = [];
    const from = first.get(passageId) ?? owners.length;
    for (let phrase = from; phrase < owners.length && owners[phrase] === owners[from]; phrase++)
      phrases.push(
        Array.from(spoken.subarray(spokenFrom[phrase], spokenFrom[phrase + 1]), (place) => words[place] ?? ''),
      );
    return phrases;
  };
}
