import type { Language } from 'shared-contracts/calls/chat/types';
import { allTokens, tokenize, type Token } from '../text/tokenize';
import { normaliseForReferences, type ActNames } from './act-names';
import { namedCase, type NamedCase } from './case-names';
import { dangerIn, type Danger } from './danger';
import { eventDate } from './dates';
import { intentsOf, type Intent } from './intents';
import { englishFor } from './lexicon/lexicon';
import { languageOf } from './language';
import { findReferences, type Reference } from './references';
import { namesLaw, outOfScope, type OutOfScope } from './scope';
import { unknownActIn, type NamedAct } from './unknown-act';

/** What a question says, before anything is looked up. */
export interface Understanding {
  readonly question: string;
  /** In which the answer is written. */
  readonly language: Language;
  readonly romanised?: 'hi' | 'ta' | 'kn';
  readonly references: readonly Reference[];
  /** Slugs of the Acts that it names. */
  readonly acts: readonly string[];
  readonly intents: readonly Intent[];
  readonly danger?: Danger;
  readonly outOfScope?: OutOfScope;
  /** It speaks of law, courts or rights in so many words. */
  readonly namesLaw: boolean;
  readonly namedCase?: NamedCase;
  /** An Act that it names and that the knowledge base does not hold. */
  readonly namedAct?: NamedAct;
  /** ISO date of what happened, where it is said. */
  readonly eventDate?: string;
  /** Its searched words, without references and stopwords. */
  readonly tokens: readonly Token[];
  /** The asker speaks of herself or himself. */
  readonly firstPerson: boolean;
  /** Somebody tells of a situation of their own and wants to know what to do. */
  readonly personal: boolean;
  /** Goes on from what was said before, by its first word or by a word such as "it"; it may still bring something new. */
  readonly goesOn: boolean;
  /** Asks of what was talked about before and of nothing else ("is it bailable?"). */
  readonly pointsBack: boolean;
}

const POINTS_BACK = /^(and|also|but|so|then|what about|how about|aur|lekin|matlab|और|लेकिन|மற்றும்|அதற்கு|அப்போது|ಮತ್ತು|ಅದಕ್ಕೆ)\b|\b(it|this|that|these|those|its|such a case|same (offence|case|thing)|above|iska|iske|isme|ismein|uska|uske|idhuku|idhukku|athukku|adakke|idakke)\b|^(यह|ये|क्या यह|क्या ये|इस|इसका|इसके|इसमें|उस|उसका|उसके|இதற்கு|இதில்|அதற்கு|அதில்|ಇದಕ್ಕೆ|ಅದಕ್ಕೆ|ಇದರ)|\s(इसका|इसके|इसमें|இதற்கு|இதில்|ಇದಕ್ಕೆ)\s/iu;
const PERSONAL = /\b(i|i'm|my|me|we|our|us|mera|meri|mere|mujhe|hamara|enakku|ennoda|naan|nanna|nanage)\b|मेर|मुझे|हमार|என் |எனக்கு|என்னை|நான்|ನನ್ನ|ನನಗೆ|ನಾನು/iu;
/** Words that ask something of a subject and name none. */
const ASKING = new Set(
  allTokens(
    'punish punishment bail bailable cognizable cognizance compoundable compounded limitation time limit fee fees cost court file filing procedure process step document difference different mean meaning case section offence apply long year day month deadline maximum minimum much help next happen saza jamanat thandanai paper need required keep proof evidence submit take expense charge where go forum authority approach settle compromise ipc bns crpc bnss old new officer kind tried trial sentence sentenced jail prison fine arrest warrant',
  ).map(({ stem }) => stem),
);

/** A word that asks something of a subject, in any of our languages, and is none itself. */
function isAsking(stem: string): boolean {
  return ASKING.has(stem) || englishFor(stem).some((english) => ASKING.has(english));
}

/** Reads a question. `wanted` is the language that the asker chose, if any. */
export function understand(question: string, names: ActNames, wanted?: Language): Understanding {
  const text = normaliseForReferences(question);
  const { references, acts, rest } = findReferences(text, names);
  const spoken = languageOf(question);
  const words = tokenize(rest);
  // Amounts, ages and years say little about the subject.
  const named = words.filter(({ word }) => !/^\d+$/.test(word));
  const tokens = named.length > 0 ? named : words;
  const subject = tokens.filter(({ stem }) => !isAsking(stem));
  const intents = intentsOf(question);
  const asksBack = POINTS_BACK.test(question);
  const found = { danger: dangerIn(question), outOfScope: outOfScope(question), namedCase: namedCase(question), namedAct: unknownActIn(question, names), eventDate: eventDate(question) };
  return {
    question,
    language: wanted ?? spoken.answer,
    ...(spoken.romanised ? { romanised: spoken.romanised } : {}),
    references,
    acts,
    intents,
    ...(found.danger ? { danger: found.danger } : {}),
    ...(found.outOfScope ? { outOfScope: found.outOfScope } : {}),
    ...(found.namedCase ? { namedCase: found.namedCase } : {}),
    ...(found.namedAct ? { namedAct: found.namedAct } : {}),
    ...(found.eventDate ? { eventDate: found.eventDate } : {}),
    namesLaw: namesLaw(question),
    tokens,
    firstPerson: PERSONAL.test(question),
    personal: PERSONAL.test(question) || intents.includes('procedure') || found.danger !== undefined,
    goesOn: asksBack || tokens.length <= 5,
    pointsBack: references.length === 0 && (subject.length === 0 ? asksBack || !intents.includes('definition') || tokens.length === 0 : asksBack && subject.length <= 4),
  };
}
