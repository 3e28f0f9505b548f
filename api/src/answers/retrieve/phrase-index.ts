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
  /** Gives the phrases of a passage, each as the searched forms of its words. */
  reader(): Promise<(passageId: number) => readonly (readonly string[])[]>;
}

const OFF_TOPIC = -1;

interface Index {
  readonly sounds: SoundIndex;
  readonly phrases: ReadonlyMap<number, readonly (readonly string[])[]>;
}

/** The phrases of a database, read with the first question; they change only with a new start. */
export function createPhraseIndex(database: Database): PhraseIndex {
  let index: Promise<Index> | undefined;
  const read = (): Promise<Index> => (index ??= readIndex(database));
  return {
    async nearest(stems, most) {
      const found = (await read()).sounds.nearest(stems);
      return {
        passages: new Map(found.filter(([owner]) => owner !== OFF_TOPIC).slice(0, most)),
        offTopic: found.find(([owner]) => owner === OFF_TOPIC)?.[1] ?? 0,
      };
    },
    async reader() {
      const { phrases } = await read();
      return (passageId) => phrases.get(passageId) ?? [];
    },
  };
}

async function readIndex(database: Database): Promise<Index> {
  const rows = await database.query<{ id: number; kind: string; asked: string[] }>('select id, kind, asked from passage where record_id is not null');
  const phrases = new Map(rows.map(({ id, asked }) => [id, asked.map((phrase) => phrase.split(' '))]));
  const heard = rows.filter(({ kind }) => kind === 'provision' || kind === 'guide');
  const sounds = createSoundIndex([
    ...heard.flatMap(({ id }) => (phrases.get(id) ?? []).map((stems) => ({ owner: id, stems }))),
    ...offTopicQuestions.map((question) => ({ owner: OFF_TOPIC, stems: tokenize(question).map(({ stem }) => stem) })),
  ]);
  return { sounds, phrases };
}
