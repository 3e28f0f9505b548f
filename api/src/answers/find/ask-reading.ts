import type { CompiledShortAnswer } from 'knowledge';
import { soundFeatures } from 'language/sound-features';
import { allTokens, stemsOf } from 'language/tokenize';
import { wantedIn, type Wanted } from '../read/wanted';
import { intentsOf, type Intent } from '../understand/intents';

/** A way of asking, or a question, made ready to be compared. */
export interface AskReading {
  readonly stems: readonly string[];
  /** Searched forms of all its words, those included that every text has. */
  readonly all: ReadonlySet<string>;
  readonly sounds: ReadonlyMap<string, number>;
  readonly kinds: ReadonlySet<Kind>;
  readonly negated: boolean;
}

/** What kind of answer is wanted. */
export type Kind = Intent | Wanted;

const NEGATED =
  /(?<![\p{L}])(?:not|no|never|without|cannot|can't|won't|don't|doesn't|didn't|isn't|refus\w*|den(?:y|ies|ied)|nahi|nahin|nai|illa|illai|illama|bina|mattum|maatt\w*)(?![\p{L}])|नहीं|बिना|இல்ல|மாட்ட|ಇಲ್ಲ|ಬೇಡ/iu;

/**
 * Reads a question or a way of asking.
 * @param stems the searched forms of its words, where they are known already
 */
export function readAsk(text: string, stems: readonly string[] = stemsOf(text)): AskReading {
  return {
    stems,
    all: new Set(allTokens(text).map(({ stem }) => stem)),
    sounds: soundFeatures(stems),
    kinds: new Set<Kind>([...intentsOf(text), ...wantedIn(text)]),
    negated: NEGATED.test(text),
  };
}

/** Ways of asking do not change while records are kept, so each is read once. */
const read = new WeakMap<CompiledShortAnswer, readonly AskReading[]>();

/** Whether the ways of asking of a short answer are known, and asking for them costs nothing. */
export const areAsksRead = (answer: CompiledShortAnswer): boolean => read.has(answer);

/** The ways of asking of a short answer, read. */
export function asksOf(answer: CompiledShortAnswer): readonly AskReading[] {
  const known = read.get(answer);
  if (known) return known;
  const asks = answer.asks.map((ask) => readAsk(ask));
  read.set(answer, asks);
  return asks;
}
