import { namingWords } from '../read/asking';
import type { Facts } from '../read/facts';
import { subjectsIn, type Subject } from './subjects';

/** A subject that was talked about. */
export interface Topic {
  /** The turn that began it. */
  readonly turn: number;
  /** The question that began it, with what was corrected since. */
  readonly question: string;
  /** What it tells, without the sentences that only ask. */
  readonly told: string;
  readonly subjects: readonly Subject[];
  readonly facts: Facts;
  /** The last turn's words on it that asked something by themselves. */
  readonly lastAsk: string;
  /** Ids that answers on it were about: the first answer's, then the last one's. */
  readonly opening: readonly string[];
  readonly latest: readonly string[];
}

const LONGEST = 240;
/** What is told in later messages, besides. */
const LONGEST_MORE = 160;
const SENTENCE = /[^.?!।]+(?:[.?!।](?!\s|$)[^.?!।]*)*[.?!।]*/gu;
const LEAD =
  /^(?:please\s+|can you\s+|kindly\s+)?(?:what (?:is|are|was) the (?:punishment|penalty|sentence|fine|time limit|limitation|procedure|process) (?:for|of|to)|explain|tell me about|what is|what are)\s+(?:the\s+)?/iu;

/** Begins a topic with a question. */
export function topicOf(turn: number, question: string, facts: Facts): Topic {
  return {
    turn,
    question,
    told: toldIn(question),
    subjects: subjectsIn(question),
    facts,
    lastAsk: '',
    opening: [],
    latest: [],
  };
}

/** What was told, with what a later message tells. */
export function withMore(told: string, more: string): string {
  const sentence = more.replace(/[.?!।\s]+$/u, '');
  return told.length + sentence.length <= LONGEST + LONGEST_MORE ? `${told}. ${sentence}` : told;
}

/** What a question tells of its subject: without the sentences that only ask, and without the words that lead up to it. */
export function toldIn(question: string): string {
  const sentences = (question.match(SENTENCE) ?? [question]).map((sentence) => sentence.trim()).filter(Boolean);
  const telling = sentences.filter((sentence) => namingWords(sentence).length > 0);
  const text = (telling.length > 0 ? telling : sentences).join(' ');
  const bare = text.replace(LEAD, '');
  const whole = (namingWords(bare).length > 0 ? bare : text).replace(/[.?!।\s]+$/u, '');
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST).replace(/\s+\S*$/u, '')} ...`;
}
