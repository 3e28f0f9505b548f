import type { Database } from '../../platform/database/database';
import { tokenize } from '../text/tokenize';
import { offTopicQuestions } from '../understand/off-topic/off-topic';
import { createAssociations, type Associations } from './associations';
import { createSoundIndex, type SoundIndex } from './sound-index';

/** How alike a question is to questions that are none of law, and how strongly its words together belong to them. */
export interface OffTopic {
  readonly sound: number;
  readonly association: number;
}

/** What a question sounds like. */
export interface Alike {
  /** Passages with how alike their phrases are, best first. */
  readonly passages: ReadonlyMap<number, number>;
  /** How strongly its words together belong to a passage: above 0 where more than elsewhere. */
  readonly association: (passageId: number) => number;
  /** The same for questions that are none of law. */
  readonly offTopic: OffTopic;
}

/** Every phrase by which people ask, also in words that are inflected, joined or spelled in other ways, and in any script. */
export interface PhraseIndex {
  nearest(stems: readonly string[], most: number): Promise<Alike>;
  /** Gives the phrases of a passage, each as the searched forms of its words. */
  reader(): Promise<(passageId: number) => readonly (readonly string[])[]>;
}

const OFF_TOPIC = -1;
/** What a passage without phrases gets. */
const NO_ASSOCIATION = -1;

interface Index {
  readonly sounds: SoundIndex;
  readonly associations: Associations;
  readonly phrases: ReadonlyMap<number, readonly (readonly string[])[]>;
}

/** The phrases of a database, read with the first question; they change only with a new start. */
export function createPhraseIndex(database: Database): PhraseIndex {
  let index: Promise<Index> | undefined;
  const read = (): Promise<Index> => (index ??= readIndex(database));
  return {
    async nearest(stems, most) {
      const { sounds, associations } = await read();
      const found = sounds.nearest(stems);
      const together = associations.of(stems);
      const likely = [...together].filter(([owner]) => owner !== OFF_TOPIC).sort(([, a], [, b]) => b - a).slice(0, most / 2);
      const alike = new Map(found);
      return {
        passages: new Map([...found.filter(([owner]) => owner !== OFF_TOPIC).slice(0, most), ...likely.map(([owner]) => [owner, alike.get(owner) ?? 0] as const)]),
        association: (passageId) => together.get(passageId) ?? NO_ASSOCIATION,
        offTopic: { sound: alike.get(OFF_TOPIC) ?? 0, association: together.get(OFF_TOPIC) ?? NO_ASSOCIATION },
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
  const owned = [
    ...heard.flatMap(({ id }) => (phrases.get(id) ?? []).map((stems) => ({ owner: id, stems }))),
    ...offTopicQuestions.map((question) => ({ owner: OFF_TOPIC, stems: tokenize(question).map(({ stem }) => stem) })),
  ];
  return { sounds: createSoundIndex(owned), associations: createAssociations(owned), phrases };
}
