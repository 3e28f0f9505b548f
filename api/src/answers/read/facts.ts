import { boundWords } from 'language/bound-words';
import { asciiDigits } from 'language/digits';
import { atOnce, type Pieces } from '../breathe';
import { addDays } from './calendar';
import { amountsIn, type Amount } from './amounts';
import { timesIn, type Span, type ToldDate } from './dates';
import { agesIn, relationsIn, type Age, type Relation } from './people';
import { stateIn, type StateCode } from './states';
import { wantedIn, type Wanted } from './wanted';
import { createLately } from './lately';
import { createNameFinder } from './phrase-finder';
import roleWords from './data/roles.json';
import circumstanceWords from './data/circumstances.json';
import religionWords from './data/religions.json';

/** As what somebody asks. */
export type Role = keyof typeof roleWords;
/** Something told that changes which law applies or how heavily. */
export type Circumstance = keyof typeof circumstanceWords;
/** Whose personal law applies; Sikhs, Jains and Buddhists are under that of Hindus. */
export type Religion = keyof typeof religionWords;

/** What a text tells about the asker's situation, before anything is looked up. */
export interface Facts {
  /** As what the asker asks, in the order in which the list of roles has them. */
  readonly roles: readonly Role[];
  readonly ages: readonly Age[];
  readonly dates: readonly ToldDate[];
  readonly spans: readonly Span[];
  /** The words of a day that no calendar has: "31 February 2026". */
  readonly noDay?: string;
  readonly amounts: readonly Amount[];
  /** Two-letter code of the State or Union Territory. */
  readonly state?: StateCode;
  readonly religion?: Religion;
  /** Of whom it speaks, in that order. */
  readonly relations: readonly Relation[];
  readonly circumstances: readonly Circumstance[];
  /** Which kinds of answer it wants. */
  readonly wanted: readonly Wanted[];
}

export const noFacts: Facts = {
  roles: [],
  ages: [],
  dates: [],
  spans: [],
  amounts: [],
  relations: [],
  circumstances: [],
  wanted: [],
};

const rolesIn = createNameFinder(roleWords);
const circumstancesIn = createNameFinder(circumstanceWords);
const religionsIn = createNameFinder(religionWords);

/** What may stand between "my" and the person: "my 16 year old son", "my late father". */
const BETWEEN =
  /(?<![\p{L}\p{M}])(my|our|meri|mera|mere|en|nanna)\s+(?:(?:\d{1,3}[\s-]*(?:years?|yrs?)?[\s-]*old|elder|older|younger|eldest|youngest|minor|late|own|only|little|first|second|ex|new|old|hindu|muslim|christian)\s+)+/giu;

/**
 * Reads what a text tells: pure, in all four scripts and in Latin letters.
 * @param today ISO date from which "10 days back" counts
 */
export const factsIn = (question: string, today: string): Facts => atOnce(readingFacts(question, today));

/** Reads the same, piece by piece; what was read lately is not read again. */
export function* readingFacts(question: string, today: string): Pieces<Facts> {
  const text = boundWords(asciiDigits(question.normalize('NFC')));
  const key = `${today} ${text}`;
  return lately.get(key) ?? lately.set(key, yield* reading(text, today));
}

const lately = createLately<Facts>();

function* reading(text: string, today: string): Pieces<Facts> {
  const times = timesIn(text, today);
  yield;
  const state = stateIn(text);
  const [religion] = religionsIn(text);
  yield;
  const roles = rolesIn(text.replace(BETWEEN, '$1 '));
  const ages = agesIn(text);
  yield;
  const amounts = amountsIn(text);
  const relations = relationsIn(text);
  yield;
  return {
    roles,
    ages,
    dates: times.dates,
    spans: times.spans,
    ...(times.noDay ? { noDay: times.noDay } : {}),
    amounts,
    ...(state ? { state } : {}),
    ...(religion ? { religion } : {}),
    relations,
    circumstances: circumstancesIn(text),
    wanted: wantedIn(text),
  };
}

/** The day on which what is told happened: the first one told that is not after today, if any. */
export function eventDateOf({ dates }: Facts, today: string): string | undefined {
  const past = dates.find(({ iso, precision }) => (precision === 'day' ? iso : iso.slice(0, 4)) <= today);
  return past?.before ? addDays(past.iso, -1) : past?.iso;
}
