import { NUMBER, numberOf } from './numbers';
import { createNameFinder } from './phrase-finder';
import { oneOf, WORD_END, WORD_START } from './words';

/** A sum of money that a text names. */
export interface Amount {
  readonly paise: number;
  readonly text: string;
}

const SCALES: readonly (readonly [number, string])[] = [
  [10_000_000, 'crores|crore|cr|karod|karor|kodi|koti|करोड़|करोड़|கோடி|ಕೋಟಿ'],
  [100_000, 'lakhs|lakh|lacs|lac|laakh|latcham|laksha|लाख|இலட்ச|லட்ச|ಲಕ್ಷ'],
  [1000, 'thousands|thousand|hazar|hazaar|hajar|hajaar|aayiram|ayiram|savira|saavira|k|हज़ार|हजार|हज़ार|ஆயிர|ಸಾವಿರ'],
  [100, 'hundred|sau|nooru|सौ|நூறு|ನೂರು'],
];
const CURRENCY = 'rs|inr|rupees|rupee|रु|रू|रुपये|रुपए|ரூ|ரூபாய்|ರೂ|ರೂಪಾಯಿ';
const RUPEES =
  'rs|inr|rupees|rupee|rupaye|rupay|rupai|rupaiye|rubai|roobai|rupayi|रुपये|रुपए|रुपया|रूपये|रु|ரூபாய்|ரூபா|ರೂಪಾಯಿ|ರೂ';
/** Words right before a bare number that make it a sum. */
const OF_MONEY =
  'worth|deposit|deposit of|advance|paid|pay|salary|rent|earn|earns|owes me|lent|loan|fine|refund|compensation|cost|costs|price|fees|bill|sum|amount|cut|वेतन|किराया|சம்பளம்|வாடகை|ಸಂಬಳ|ಬಾಡಿಗೆ';
const COUNTED =
  'people|persons|workers|employees|acres|acre|cents|sq|square|feet|km|kg|grams|gram|days|day|weeks|months|month|years|year';

const attached = (words: string): string => oneOf(words).replace(WORD_START, '');
const SCALE = SCALES.map(([, words]) => `(${attached(words)})`).join('|');
const SUM = new RegExp(String.raw`(${NUMBER})(?:\s?-?\s?(?:${SCALE}))?(?:\s?(${attached(RUPEES)}|/-))?`, 'giu');
const DIGITS_SUM = new RegExp(
  String.raw`(${WORD_START}\d(?:[\d,]{0,13}\d)?(?:\.\d{1,2})?)(?:\s?-?\s?(?:${SCALE}))?(?:\s?(${attached(RUPEES)}|/-))?`,
  'giu',
);
const AFTER_CURRENCY = new RegExp(String.raw`(?:₹|${oneOf(CURRENCY)}\.?)\s?$`, 'iu');
const AFTER_MONEY = new RegExp(String.raw`${oneOf(OF_MONEY)}\s?(?:of|is|was|:|से|में)?\s?$`, 'iu');
const BEFORE_COUNTED = new RegExp(String.raw`^\s?(?:${attached(COUNTED)}|%|${WORD_END}\d)`, 'iu');
const GROUPED = /^\d{1,3}(?:,\d{2,3})+$/;
const YEAR_LIKE = /^(?:19|20)\d\d$/;
const BACK = 30;

const moneyWords = createNameFinder({ money: [...SCALES.map(([, words]) => words), RUPEES].join('|') });

/** The sums of money that a text names, in its order. `text` is in ASCII digits, single blanks, and of bounded length. */
export function amountsIn(text: string): Amount[] {
  // Numbers in words are sums only beside "lakh", "rupees" and the like.
  const pattern = moneyWords(text).length > 0 ? SUM : DIGITS_SUM;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, digits = ''] = match;
    const scale = match.slice(2, 2 + SCALES.length).findIndex((part) => part !== undefined);
    const before = text.slice(Math.max(0, match.index - BACK), match.index);
    const after = text.slice(match.index + whole.length, match.index + whole.length + BACK);
    const said = AFTER_CURRENCY.test(before) || match[2 + SCALES.length] !== undefined;
    const large = scale >= 0 && scale < SCALES.length - 1;
    const bare = /^\d/.test(digits) && (GROUPED.test(digits) || isBareSum(digits, before));
    const value = numberOf(digits) * (SCALES[scale]?.[0] ?? 1);
    const isSum = said || ((large || bare) && !BEFORE_COUNTED.test(after));
    return isSum && value > 0 ? [{ paise: Math.round(value * 100), text: whole.trim() }] : [];
  });
}

/** A number of three to eight digits right after a word of money, which is no year. */
function isBareSum(digits: string, before: string): boolean {
  return /^\d{3,8}$/.test(digits) && !YEAR_LIKE.test(digits) && AFTER_MONEY.test(before);
}
