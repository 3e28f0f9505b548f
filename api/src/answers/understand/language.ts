import type { Language } from 'shared-contracts/calls/chat/types';
import { allTokens } from '../text/tokenize';

/** The language of a question and how it is written. */
export interface QuestionLanguage {
  /** In which the answer is given. */
  readonly answer: Language;
  /** The language that is spoken, where it is written in Latin letters. */
  readonly romanised?: 'hi' | 'ta' | 'kn';
}

const scripts: readonly (readonly [Language, RegExp])[] = [
  ['ta', /[\u0b80-\u0bff]/g],
  ['hi', /[\u0900-\u097f]/g],
  ['kn', /[\u0c80-\u0cff]/g],
];

const romanWords: Readonly<Record<'hi' | 'ta' | 'kn', ReadonlySet<string>>> = {
  hi: new Set('kya hai hain mera meri mere mujhe kaise karu karun karna kare nahi nahin raha rahi rahe gaya gayi hua hui kaha kahan kab kitna kitni kitne chahiye sakta sakti sakte liye paisa paise pati patni kanoon dhara saza shikayat aur kaun koi diya wapas makan malik'.split(' ')),
  ta: new Set('enna eppadi epadi enakku naan ennoda pannanum panna venum vendum mudiyuma irukku illai yaaru yaar enga engu thandanai pirivu sattam sollunga kodukka tharala thara puridhal vazhakku kanavan manaivi panam veedu enral endral seivathu seyya'.split(' ')),
  kn: new Set('enu yenu hege nanna nanage beku maadabeku madabeku illa ide elli yaaru shikshe kanoonu maneyalli gandana hendati hana kodtilla kodalla andre yavaga maduvudu'.split(' ')),
};

const asked: readonly (readonly [Language, RegExp])[] = [
  ['hi', /\b(in|into) hindi\b|\bhindi (me|mein|mai)\b|हिंदी में|हिन्दी में/iu],
  ['ta', /\b(in|into) tamil\b|\btamil(il|la)\b|தமிழில்/iu],
  ['kn', /\b(in|into) kannada\b|\bkannadadalli\b|ಕನ್ನಡದಲ್ಲಿ/iu],
  ['en', /\bin english\b|अंग्रेजी में|ஆங்கிலத்தில்|ಇಂಗ್ಲಿಷ್‌?ನಲ್ಲಿ/iu],
];

/**
 * Tells the language of a question by its script, by words of romanised speech, or by what it asks for outright.
 * Romanised speech is answered in English.
 */
export function languageOf(question: string): QuestionLanguage {
  const wanted = asked.find(([, pattern]) => pattern.test(question))?.[0];
  const [script] = scripts
    .map(([language, letters]) => [language, question.match(letters)?.length ?? 0] as const)
    .filter(([, count]) => count >= 3)
    .sort(([, a], [, b]) => b - a);
  if (script) return { answer: wanted ?? script[0] };
  const romanised = romanisedLanguage(question);
  return { answer: wanted ?? 'en', ...(romanised ? { romanised } : {}) };
}

function romanisedLanguage(question: string): 'hi' | 'ta' | 'kn' | undefined {
  const words = allTokens(question).map(({ word }) => word);
  const counted = (['hi', 'ta', 'kn'] as const).map((language) => [language, words.filter((word) => romanWords[language].has(word)).length] as const);
  const [best] = counted.sort(([, a], [, b]) => b - a);
  return best && best[1] >= 2 ? best[0] : undefined;
}
