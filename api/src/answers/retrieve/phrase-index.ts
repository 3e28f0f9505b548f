import type { Database } from '../../platform/database/database';
import { stemsOf } from '../text/tokenize';
import { offTopicQuestions } from '../understand/off-topic/off-topic';
import type { Classifier } from './classifier/classifier';
import { NONE_OF_LAW } from './classifier/labels';
import { readClassifier } from './classifier/read-classifier';
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

const OFF_TOPIC = -1;
/** The kinds of records that people ask for in words of their own. */
const HEARD: ReadonlySet<string> = new Set(['provision', 'guide', 'case', 'term']);

interface Index {
  readonly sounds: SoundIndex;
  readonly classifier: Classifier;
  /** Passage ids by record id. */
  readonly passageOf: ReadonlyMap<string, number>;
  readonly phrases: ReadonlyMap<number, readonly (readonly string[])[]>;
}

/** The phrases of a database, read with the first question; they change only with a new start. */
export function createPhraseIndex(database: Database): PhraseIndex {
  let index: Promise<Index> | undefined;
  const read = (): Promise<Index> => (index ??= readIndex(database));
  return {
    async nearest(stems, most) {
      const { sounds, classifier, passageOf } = await read();
      const found = sounds.nearest(stems);
      const alike = new Map(found);
      const { likely, first } = classifier.of(stems, most / 2);
      const records = first.filter((label) => label !== NONE_OF_LAW);
      const likeliest = records.flatMap((recordId) => passageOf.get(recordId) ?? []);
      return {
        passages: new Map([...found.filter(([owner]) => owner !== OFF_TOPIC).slice(0, most), ...likeliest.map((owner) => [owner, alike.get(owner) ?? 0] as const)]),
        likely,
        likeliest: likely(records[0] ?? ''),
        offTopic: { sound: alike.get(OFF_TOPIC) ?? 0, likely: likely(NONE_OF_LAW) },
      };
    },
    async reader() {
      const { phrases } = await read();
      return (passageId) => phrases.get(passageId) ?? [];
    },
  };
}

async function readIndex(database: Database): Promise<Index> {
  const rows = await database.query<{ id: number; record_id: string; kind: string; asked: string[] }>('select id, record_id, kind, asked from passage where record_id is not null');
  const phrases = new Map(rows.map(({ id, asked }) => [id, asked.map((phrase) => phrase.split(' '))]));
  const owned = [
    ...rows.filter(({ kind }) => HEARD.has(kind)).flatMap(({ id }) => (phrases.get(id) ?? []).map((stems) => ({ owner: id, stems }))),
    ...offTopicQuestions.map((question) => ({ owner: OFF_TOPIC, stems: stemsOf(question) })),
  ];
  return { sounds: createSoundIndex(owned), classifier: await readClassifier(), passageOf: new Map(rows.map(({ id, record_id }) => [record_id, id])), phrases };
}
