import { oneOf } from './words';

/** Small numbers as people write them out, in our languages and in Latin letters. */
const WRITTEN: Readonly<Record<number, string>> = {
  0.5: 'half|aadha|आधा|आधे|அரை=|ಅರ್ಧ',
  1: 'a|an|one|ek|oru|ondu|एक=|ஒரு=|ஒன்று=|ಒಂದು=',
  1.5: 'one and a half|dedh|डेढ़|ஒன்றரை|ಒಂದೂವರೆ',
  2: 'two|a couple of|couple of|do|rendu|irandu|eradu|दो=|இரண்டு=|ரெண்டு=|ಎರಡು=',
  2.5: 'two and a half|dhai|ढाई|இரண்டரை|ಎರಡೂವರೆ',
  3: 'three|teen|tin|moonu|mundru|moondru|mooru|तीन=|மூன்று=|மூணு=|ಮೂರು=',
  4: 'four|char|chaar|naalu|nalu|naangu|nalku|naalku|चार=|நான்கு=|நாலு=|ನಾಲ್ಕು=',
  5: 'five|paanch|panch|anju|ainthu|aidu|पांच=|पाँच=|ஐந்து=|அஞ்சு=|ಐದು=',
  6: 'six|chhe|che|chah|aaru|aru|छह=|छः|छे=|ஆறு=|ಆರು=',
  7: 'seven|saat|ezhu|elu|yelu|सात=|ஏழு=|ಏಳು=',
  8: 'eight|aath|ettu|entu|आठ=|எட்டு=|ಎಂಟು=',
  9: 'nine|nau|onbathu|ombattu|नौ=|ஒன்பது=|ಒಂಬತ್ತು=',
  10: 'ten|das|dus|pathu|hattu|दस=|பத்து=|ಹತ್ತು=',
  11: 'eleven|gyarah|ग्यारह=',
  12: 'twelve|barah|बारह=|பன்னிரண்டு=|ಹನ್ನೆರಡು=',
  15: 'fifteen|pandrah|pandra|पंद्रह=|पन्द्रह=|பதினைந்து=|ಹದಿನೈದು=',
  16: 'sixteen|solah|सोलह=|பதினாறு=|ಹದಿನಾರು=',
  17: 'seventeen|satrah|सत्रह=|பதினேழு=|ಹದಿನೇಳು=',
  18: 'eighteen|atharah|अठारह=|பதினெட்டு=|ಹದಿನೆಂಟು=',
  20: 'twenty|bees|बीस=|இருபது=|ಇಪ್ಪತ್ತು=',
  30: 'thirty|tees|तीस=|முப்பது=|ಮೂವತ್ತು=',
  40: 'forty|fourty|चालीस=|நாற்பது=|ನಲವತ್ತು=',
  45: 'forty five|पैंतालीस=',
  50: 'fifty|pachas|पचास=|ஐம்பது=|ಐವತ್ತು=',
  60: 'sixty|saath|साठ=|அறுபது=|ಅರವತ್ತು=',
  90: 'ninety|नब्बे=|தொண்ணூறு=|ತೊಂಬತ್ತು=',
};

const patterns = Object.entries(WRITTEN).map(
  ([value, words]) => [Number(value), new RegExp(`^${oneOf(words)}$`, 'iu')] as const,
);

/** A number in digits (Indian or western grouping, decimals) or written out, as a pattern part. */
export const NUMBER = String.raw`(?:(?<![\p{L}\p{M}\p{N}.,])\d(?:[\d,]{0,13}\d)?(?:\.\d{1,2})?|${oneOf(Object.values(WRITTEN).join('|'))})`;

/** The value of what {@link NUMBER} found; NaN for other text. */
export function numberOf(text: string): number {
  const bare = text.trim();
  if (/^\d/.test(bare)) return Number(bare.replaceAll(',', ''));
  return patterns.find(([, pattern]) => pattern.test(bare))?.[0] ?? NaN;
}
