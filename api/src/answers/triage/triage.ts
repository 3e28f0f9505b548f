import {
  conceptReader,
  featuresOf,
  soundsOf,
  type DangerKind,
  type Endangered,
  type SmallTalk,
  type TextFeatures,
  type TriageClassifier,
  type TriageWords,
  type WrongKind,
} from 'knowledge';
import { atOnce, inPieces, type Pieces } from '../breathe';
import { createLately } from '../read/lately';
import { borneOut, isFew } from './borne-out';
import { clearWordsIn } from './clear-words';
import { helpFor } from './help';
import { smallTalkIn } from './small-talk';
import { triageClassifier, triageData } from './triage-data';
import { windowsOf } from './windows';

/** A danger that somebody speaks of. */
export interface Danger {
  readonly kind: DangerKind;
  readonly whose: Endangered;
  /** Another kind that may be meant, where it is not clear whom to call. */
  readonly near?: DangerKind;
  /** How likely the message as a whole tells of a danger, from 0 to 1. */
  readonly likely: number;
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
export interface ReadTriage {
  (text: string, earlier?: readonly string[]): Triage;
  /** Does what takes long of the same, piece by piece, so that reading it then takes hardly any time. */
  ahead(text: string, earlier?: readonly string[]): Promise<void>;
}

/** What a text lets fear. */
type Suspicion =
  | { readonly danger: Omit<Danger, 'carried'>; readonly likely: number; readonly sure: boolean }
  | { readonly danger?: undefined; readonly likely: 0; readonly sure: false };

const nothing: Suspicion = { likely: 0, sure: false };

/**
 * From how much likelihood on a message is taken for what it may be. A missed cry costs far more than a needless line of help: where danger is but
 * possible, help is named and the question answered all the same. A short message says one thing plainly; in a long one a cry stands among
 * much else, and so does a part that is taken out of it (read off messages that were looked at, by their length).
 */
const NEEDED = {
  short: { danger: 0.4, possible: 0.15, wrong: 0.25 },
  /** A short message that goes on in a conversation mostly adds a fact or asks a little more. */
  turn: { danger: 0.5, possible: 0.25, wrong: 0.55 },
  long: { danger: 0.2, possible: 0.05, wrong: 0.2 },
  part: { danger: 0.5, possible: 0.3, wrong: 0.6 },
} as const;
/** A message of so many words is long. */
const LONG = 13;

/** Words with what they show, and what they are likely to be. */
interface Reading {
  readonly features: TextFeatures;
  readonly likely: ReturnType<TriageClassifier['message']>;
}

/** A message as a whole and, where it is long, in its parts. */
interface Look {
  readonly talk: SmallTalk | undefined;
  readonly sounds: readonly string[];
  readonly whole: Reading;
  readonly parts: readonly Reading[];
  readonly needed: (typeof NEEDED)[keyof typeof NEEDED];
}

/** So many parts are read at a stretch. */
const PARTS_AT_ONCE = 12;

/** From so much on it is clear whom to call. */
const CLEAR = 0.5;

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
const learned = (): ReadTriage => (shared ??= createTriage(triageData(), triageClassifier()));

/** Triage as learned from the product's own examples when the knowledge base was built. */
export const triage: ReadTriage = Object.assign(
  (text: string, earlier?: readonly string[]): Triage => learned()(text, earlier),
  { ahead: (text: string, earlier?: readonly string[]) => learned().ahead(text, earlier) },
);

/** Triage by the words of `data` and what was learned from examples. */
export function createTriage(data: TriageWords, classifier: TriageClassifier): ReadTriage {
  const conceptsOf = conceptReader(data.concepts);
  const clear = clearWordsIn(data.clearWords);
  const smallTalk = smallTalkIn(data.smallTalk);

  const read = (sounds: readonly string[]): Reading => atOnce(reading(sounds));
  function* reading(sounds: readonly string[]): Pieces<Reading> {
    const features = featuresOf(sounds, conceptsOf);
    yield;
    return { features, likely: classifier.message(features) };
  }

  const lately = createLately<Omit<Look, 'needed'>>();
  function* looking(text: string): Pieces<Omit<Look, 'needed'>> {
    const known = lately.get(text);
    if (known) return known;
    const sounds = soundsOf(text);
    const talk = smallTalk(text);
    yield;
    const whole = yield* reading(sounds);
    const windows = windowsOf(text);
    const parts: Reading[] = [];
    for (const [at, window] of windows.entries()) {
      if (at % PARTS_AT_ONCE === 0) yield;
      parts.push(read(window));
    }
    return lately.set(text, { talk, sounds, whole, parts });
  }
  const look = (text: string, isTurn = false): Look => {
    const seen = atOnce(looking(text));
    const needed = seen.sounds.length >= LONG ? NEEDED.long : isTurn ? NEEDED.turn : NEEDED.short;
    return { ...seen, needed };
  };

  const dangerOf = (features: TextFeatures): Pick<Danger, 'kind' | 'whose' | 'near'> => {
    const { whose, kinds } = classifier.danger(features);
    const kind = kinds[0]?.kind ?? 'violence';
    const called = (one: DangerKind): string | undefined => helpFor({ kind: one, whose }, data).numbers[0];
    const others = kinds.filter((other) => called(other.kind) !== called(kind));
    const clear = 1 - others.reduce((sum, { share }) => sum + share, 0) >= CLEAR;
    return { kind, whose, ...(!clear && { near: others[0]?.kind }) };
  };

  const dangerIn = ({ talk, sounds, whole, parts, needed }: Look): Suspicion => {
    if (talk) return nothing;
    const found = clear(sounds);
    if (found) return { danger: { ...found, likely: 1 }, likely: 1, sure: true };
    const likely = whole.likely.danger;
    if (likely >= needed.danger) return { danger: { ...dangerOf(whole.features), likely }, likely, sure: true };
    const part = likeliest('danger', [whole, ...parts]);
    const sure = part.likely.danger >= NEEDED.part.danger;
    const possible = likely >= needed.possible || part.likely.danger >= NEEDED.part.possible;
    return sure || possible
      ? { danger: { ...dangerOf(part.features), likely }, likely: part.likely.danger, sure }
      : nothing;
  };

  const wrongIn = ({ whole, parts, needed }: Look): Reading | undefined => {
    if (whole.likely.wrong >= needed.wrong) return whole;
    const part = likeliest('wrong', [whole, ...parts]);
    return part.likely.wrong >= NEEDED.part.wrong ? part : undefined;
  };

  const triageOf = (text: string, earlier: readonly string[] = []): Triage => {
    const looked = look(text, earlier.length > 0);
    const { likely } = looked.whole;
    const { talk } = looked;
    const suspicion = dangerIn(looked);
    const wrong = talk ? undefined : wrongIn(looked);
    if (wrong && wrong.likely.wrong > WRONG_OVER_DANGER * suspicion.likely)
      return { wrong: classifier.wrong(wrong.features) };
    if (suspicion.sure) return { danger: { ...suspicion.danger, carried: false } };
    if (wrong) return { wrong: classifier.wrong(wrong.features) };
    const fewWords = looked.sounds.length <= FEW_WORDS && likely.ordinary < ASKS_ITSELF;
    const goesOn = talk !== undefined || likely['goes on'] >= GOES_ON || fewWords;
    const before = goesOn ? lastDanger(earlier.slice(-REMEMBERED)) : undefined;
    if (before) return { danger: { ...before, carried: true } };
    if (suspicion.danger) return { possible: { ...suspicion.danger, carried: false } };
    return talk ? { smallTalk: talk } : {};
  };

  return Object.assign(triageOf, {
    async ahead(text: string, earlier: readonly string[] = []) {
      for (const one of new Set([text, ...earlier.slice(0, 1), ...earlier.slice(-REMEMBERED)]))
        await inPieces(looking(one));
    },
  });

  /** The danger of the last turn that told of one; few words that went on from the first turn are read together with it. */
  function lastDanger(earlier: readonly string[]): Omit<Danger, 'carried'> | undefined {
    const [first = '', ...later] = earlier;
    for (const turn of later.reverse()) {
      const { danger, sure } = dangerIn(look(turn, true));
      if (!sure) continue;
      const whole = read(soundsOf(`${first} ${turn}`)).likely.danger;
      if (!isFew(turn) || borneOut(danger.likely, whole) === 'sure') return danger;
    }
    const { danger, sure } = dangerIn(look(first));
    return sure ? danger : undefined;
  }
}

const likeliest = (kind: 'danger' | 'wrong', readings: readonly [Reading, ...Reading[]]): Reading =>
  readings.reduce((best, next) => (next.likely[kind] > best.likely[kind] ? next : best));
