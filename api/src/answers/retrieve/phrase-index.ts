import type { Database } from '../../platform/database/database';
import { tokenize } from '../text/tokenize';
import { offTopicQuestions } from '../understand/off-topic/off-topic';
import { createSoundIndex, type SoundIndex } from './sound-index';

/** What a question sounds like. */
export interface Alike {
  /** Passages with how alike their phrases are, best first. */
  readonly passages: ReadonlyMap<number, number>;
  /** How alike it is to a question that is none of law. */
  readonly offTopic: number;
}

/** Every phrase by which people ask, also in words that are inflected, joined or spelled in other ways, and in any script. */
export interface PhraseIndex {
  nearest(stems: readonly string[], most: number): Promise<Alike>;
}

const OFF_TOPIC = -1;

/** The phrases of a database, read with the first question; they change only with a new start. */
export function createPhraseIndex(database: Database): PhraseIndex {
  let index: Promise<SoundIndex> | undefined;
  return {
    async nearest(stems, most) {
      const found = (await (index ??= readIndex(database))).nearest(stems);
      return {
        passages: new Map(found.filter(([owner]) => owner !== OFF_TOPIC).slice(0, most)),
        offTopic: found.find(([owner]) => owner === OFF_TOPIC)?.[1] ?? 0,
      };
    },
  };
}

async function readIndex(database: Database): Promise<SoundIndex> {
  const rows = await database.query<{ id: number; asked: string[] }>("select id, asked from passage where record_id is not null and kind in ('provision', 'guide')");
  return createSoundIndex([
    ...rows.flatMap(({ id, asked }) => asked.map((phrase) => ({ owner: id, stems: phrase.split(' ') }))),
    ...offTopicQuestions.map((question) => ({ owner: OFF_TOPIC, stems: tokenize(question).map(({ stem }) => stem) })),
  ]);
}
