import { bounded } from 'language/bounded';
import type { Language } from 'shared-contracts/calls/chat/types';
import { tokenize, type Token } from 'language/tokenize';
import { normaliseForReferences, type ActNames } from './act-names';
import { namedCase, type NamedCase } from './case-names';
import { isAsking } from '../read/asking';
import { eventDateOf, factsIn, type Facts, type Role } from '../read/facts';
import { subjectsIn } from '../resolve/subjects';
import type { Operation } from '../resolve/turn';
import { intentsOf, type Intent } from './intents';
import { languageOf } from './language';
import { findReferences, type Reference } from './references';
import { triage, type Triage } from '../triage/triage';
import { namesLaw } from './names-law';
import { asksOfAnotherCountry } from './places';
import { unknownActIn, type NamedAct } from './unknown-act';

/** What a question says, before anything is looked up. */
export interface Understanding {
  /** In full, as it could be asked by itself. */
  readonly question: string;
  /** The words that say what is wanted: all of a new question, the last ones of one that goes on. */
  readonly asks: string;
  /** The full question, where it is not the one that was typed. */
  readonly understoodAs?: string;
  /** What is to be done with the last answer; empty for a question. */
  readonly operations: readonly Operation[];
  /** In which the answer is written. */
  readonly language: Language;
  readonly romanised?: 'hi' | 'ta' | 'kn';
  readonly references: readonly Reference[];
  /** Slugs of the Acts that it names. */
  readonly acts: readonly string[];
  readonly intents: readonly Intent[];
  /** Whether somebody is in danger, wants help with a wrong, or just says hello. */
  readonly triage: Triage;
  /** It asks about the law of another country. */
  readonly foreign: boolean;
  /** It speaks of law, courts or rights in so many words. */
  readonly namesLaw: boolean;
  /** It tells of something that law is often asked about, or its asker's part in it: a tenant, a loan, a theft. */
  readonly namesMatter: boolean;
  readonly namedCase?: NamedCase;
  /** An Act that it names and that the knowledge base does not hold. */
  readonly namedAct?: NamedAct;
  /** What it tells of the asker's situation. */
  readonly facts: Facts;
  /** ISO date of what happened, where it is said. */
  readonly eventDate?: string;
  /** ISO date of the day on which it is asked. */
  readonly today: string;
  /** Its searched words, without references and stopwords. */
  readonly tokens: readonly Token[];
  /** Searched forms of its words that earlier questions told and that are not asked now; empty for a question that stands by itself. */
  readonly toldBefore: ReadonlySet<string>;
  /** The asker speaks of herself or himself. */
  readonly firstPerson: boolean;
  /** Somebody tells of a situation of their own and wants to know what to do. */
  readonly personal: boolean;
  /** Goes on from what was said before, by its first word or by a word such as "it"; it may still bring something new. */
  readonly goesOn: boolean;
  /** Asks of what was talked about before and of nothing else ("is it bailable?"). */
  readonly pointsBack: boolean;
}

const POINTS_BACK = bounded(
  /^(and|also|but|so|then|what about|how about|aur|lekin|matlab|और|लेकिन|மற்றும்|அதற்கு|அப்போது|ಮತ್ತು|ಅದಕ್ಕೆ)\b|\b(it|this|that|these|those|its|such a case|same (offence|case|thing)|above|iska|iske|isme|ismein|uska|uske|idhuku|idhukku|athukku|adakke|idakke)\b|^(यह|ये|क्या यह|क्या ये|इस|इसका|इसके|इसमें|उस|उसका|उसके|இதற்கு|இதில்|அதற்கு|அதில்|ಇದಕ್ಕೆ|ಅದಕ್ಕೆ|ಇದರ)|\s(इसका|इसके|इसमें|இதற்கு|இதில்|ಇದಕ್ಕೆ)\s/iu,
);
const PERSONAL = bounded(
  /\b(i|i'm|my|me|we|our|us|mera|meri|mere|mujhe|hamara|enakku|ennoda|naan|nanna|nanage)\b|मेर|मुझे|हमार|என் |எனக்கு|என்னை|நான்|ನನ್ನ|ನನಗೆ|ನಾನು/iu,
);
/** What reading needs besides the question. */
export interface Circumstances {
  /** The language that the asker chose, if any. */
  readonly language?: Language;
  /** ISO date of the day on which it is asked. */
  readonly today: string;
  /** What the same person asked before in the conversation, oldest first. */
  readonly earlier?: readonly string[];
}

/** Parts that somebody has only in a matter of law; everybody has parents and children. */
const PARTIES: ReadonlySet<Role> = new Set<Role>([
  'tenant',
  'landlord',
  'employee',
  'buyer',
  'borrower',
  'lender',
  'accused',
  'victim',
  'heir',
]);

/** Reads a question. */
export function understand(
  question: string,
  names: ActNames,
  { language: wanted, today, earlier }: Circumstances,
): Understanding {
  const facts = factsIn(question, today);
  const text = normaliseForReferences(question);
  const { references, acts, rest } = findReferences(text, names);
  const spoken = languageOf(question, earlier?.at(-1));
  const words = tokenize(rest);
  // Amounts, ages and years say little about the subject.
  const named = words.filter(({ word }) => !/^\d+$/.test(word));
  const tokens = named.length > 0 ? named : words;
  const subject = tokens.filter((token) => !isAsking(token));
  const intents = intentsOf(question);
  const asksBack = POINTS_BACK.test(question);
  const firstPerson = PERSONAL.test(question);
  const found = {
    triage: triage(question, earlier),
    namedCase: namedCase(question),
    namedAct: unknownActIn(question, names),
    eventDate: eventDateOf(facts, today),
  };
  return {
    question,
    asks: question,
    operations: [],
    language: wanted ?? spoken.answer,
    ...(spoken.romanised ? { romanised: spoken.romanised } : {}),
    references,
    acts,
    intents,
    facts,
    today,
    triage: found.triage,
    foreign: asksOfAnotherCountry(question),
    ...(found.namedCase ? { namedCase: found.namedCase } : {}),
    ...(found.namedAct ? { namedAct: found.namedAct } : {}),
    ...(found.eventDate ? { eventDate: found.eventDate } : {}),
    namesLaw: namesLaw(question),
    namesMatter: facts.roles.some((role) => PARTIES.has(role)) || subjectsIn(question).length > 0,
    tokens,
    toldBefore: new Set<string>(),
    firstPerson,
    personal: firstPerson || intents.includes('procedure') || found.triage.danger !== undefined,
    goesOn: asksBack || tokens.length <= 5,
    pointsBack:
      references.length === 0 &&
      (subject.length === 0
        ? asksBack || !intents.includes('definition') || tokens.length === 0
        : asksBack && subject.length <= 4),
  };
}
