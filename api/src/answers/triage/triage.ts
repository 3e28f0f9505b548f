import {
  conceptReader,
  dangerKinds,
  featuresOf,
  type LinearClassifier,
  soundsOf,
  wrongKinds,
  type DangerKind,
  type Endangered,
  type SmallTalk,
  type TriageData,
  type TriageLabel,
  type WrongKind,
} from 'knowledge';
import { clearWordsIn } from './clear-words';
import { smallTalkIn } from './small-talk';
import { triageClassifier, triageData } from './triage-data';
import { windowsOf } from './windows';

/** A danger that somebody speaks of. */
export interface Danger {
  readonly kind: DangerKind;
  readonly whose: Endangered;
  /** It was told in an earlier turn, and this one goes on from there. */
  readonly carried: boolean;
}

/** What a message is before anything is looked up; all undefined for an ordinary question. */
export interface Triage {
  readonly danger?: Danger;
  /** A danger that may be meant; help is named first, and the question is answered as it stands. */
  readonly possible?: Danger;
  /** A wrong with which help is asked for. */
  readonly wrong?: WrongKind;
  readonly smallTalk?: SmallTalk;
}

/** Reads a message, with what the same person said before, latest last. */
export type ReadTriage = (text: string, earlier?: readonly string[]) => Triage;

/** What a text lets fear. */
type Suspicion =
  | { readonly danger: Omit<Danger, 'carried'>; readonly likely: number; readonly sure: boolean }
  | { readonly danger?: undefined; readonly likely: 0; readonly sure: false };

const nothing: Suspicion = { likely: 0, sure: false };

type Likelihoods = Readonly<Record<TriageLabel, number>>;

/**
 * From how much likelihood on a message is taken for what it may be. A missed cry costs far more than a needless line of help: where danger is but
 * possible, help is named and the question answered all the same.
 */
const DANGER = 0.18;
const DANGER_POSSIBLE = 0.03;
/** The few words of a short message say little. */
const DANGER_IN_SHORT = 0.45;
const DANGER_POSSIBLE_IN_SHORT = 0.25;
const DANGER_IN_PART = 0.45;
const DANGER_POSSIBLE_IN_PART = 0.3;
const WRONG = 0.2;
const WRONG_IN_SHORT = 0.5;
/** A request for help with a wrong speaks of harm as well; who is in danger asks no way to do it. */
const WRONG_OVER_DANGER = 2;
/** How many earlier turns may still be gone on from. */
const REMEMBERED = 3;
/** A turn of few words that asks for no law goes on. */
const GOES_ON = 0.3;
const FEW_WORDS = 4;
/** From here on a turn of few words asks something of its own. */
const ASKS_ITSELF = 0.5;

let shared: ReadTriage | undefined;

/** Triage as learned from the product's own examples when the knowledge base was built. */
export const triage: ReadTriage = (text, earlier) =>
  (shared ??= createTriage(triageData(), triageClassifier()))(text, earlier);

/** Triage by the words of `data` and what was learned from examples. */
export function createTriage(data: TriageData, classifier: LinearClassifier<TriageLabel>): ReadTriage {
  const conceptsOf = conceptReader(data.concepts);
  const clear = clearWordsIn(data.clearWords);
  const smallTalk = smallTalkIn(data.smallTalk);

  const dangerIn = (text: string): Suspicion => {
    if (smallTalk(text)) return nothing;
    const sounds = soundsOf(text);
    const found = clear(sounds);
    if (found) return { danger: found, likely: 1, sure: true };
    const whole = dangerOf(classifier.of(featuresOf(sounds, conceptsOf)));
    const short = sounds.length < FEW_WORDS;
    if (whole.likely >= (short ? DANGER_IN_SHORT : DANGER)) return { ...whole, sure: true };
    const part = windowsOf(text)
      .map((window) => dangerOf(classifier.of(featuresOf(window, conceptsOf))))
      .reduce((best, next) => (next.likely > best.likely ? next : best), whole);
    if (part.likely >= DANGER_IN_PART) return { ...part, sure: true };
    const possible =
      whole.likely >= (short ? DANGER_POSSIBLE_IN_SHORT : DANGER_POSSIBLE) || part.likely >= DANGER_POSSIBLE_IN_PART;
    return possible ? { ...part, sure: false } : nothing;
  };

  return (text, earlier = []) => {
    const suspicion = dangerIn(text);
    const talk = smallTalk(text);
    const sounds = soundsOf(text);
    const likely = classifier.of(featuresOf(sounds, conceptsOf));
    const wrong = talk ? undefined : wrongOf(likely);
    const isWrong = wrong !== undefined && wrong.likely >= (sounds.length < FEW_WORDS ? WRONG_IN_SHORT : WRONG);
    if (isWrong && wrong.likely > WRONG_OVER_DANGER * suspicion.likely) return { wrong: wrong.kind };
    if (suspicion.sure) return { danger: { ...suspicion.danger, carried: false } };
    if (isWrong) return { wrong: wrong.kind };
    const fewWords = sounds.length <= FEW_WORDS && likely.ordinary < ASKS_ITSELF;
    const goesOn = talk !== undefined || likely['goes on'] >= GOES_ON || fewWords;
    const before = goesOn ? lastDanger(earlier.slice(-REMEMBERED)) : undefined;
    if (before) return { danger: { ...before, carried: true } };
    if (suspicion.danger) return { possible: { ...suspicion.danger, carried: false } };
    return talk ? { smallTalk: talk } : {};
  };

  function lastDanger(earlier: readonly string[]): Omit<Danger, 'carried'> | undefined {
    for (const turn of [...earlier].reverse()) {
      const suspicion = dangerIn(turn);
      if (suspicion.sure) return suspicion.danger;
    }
    return undefined;
  }
}

function dangerOf(likely: Likelihoods): { danger: Omit<Danger, 'carried'>; likely: number } {
  const kinds = dangerKinds.map((kind) => ({ kind, share: likely[`${kind} asker`] + likely[`${kind} other`] }));
  const { kind } = kinds.reduce((best, next) => (next.share > best.share ? next : best));
  return {
    danger: { kind, whose: likely[`${kind} asker`] >= likely[`${kind} other`] ? 'asker' : 'other' },
    likely: kinds.reduce((sum, { share }) => sum + share, 0),
  };
}

function wrongOf(likely: Likelihoods): { kind: WrongKind; likely: number } {
  const kinds = wrongKinds.map((kind) => ({ kind, share: likely[`wrong ${kind}`] }));
  const { kind } = kinds.reduce((best, next) => (next.share > best.share ? next : best));
  return { kind, likely: kinds.reduce((sum, { share }) => sum + share, 0) };
}
