import { addMonths } from '../../read/calendar';
import { monthsTold, type Reading, sumBeside } from '../reading';
import type { Recogniser } from '../recogniser';

const GRATUITY = /gratuity|graduity|grautity|ग्रेच्युटी|ग्रेच्यूटी|பணிக்கொடை|கிராஜுவிட்டி|கிராட்சுவிட்டி|ಗ್ರಾಚ್ಯುಟಿ|ಗ್ರಾಚುಟಿ/u;
const RETRENCHED = /retrench|laid ?off|lay ?off|छँटनी|छंटनी|ஆட்குறைப்பு|பணிநீக்க|ಉದ್ಯೋಗ ಕಡಿತ|ಕೆಲಸ ಕಡಿತ/u;
const OVERTIME = /over ?time|\bot\b|ओवर ?टाइम|கூடுதல் (நேர|வேலை)|ஓவர்டைம்|ಓವರ್ ?ಟೈಮ್|ಓವರ್‌ಟೈಮ್|ಹೆಚ್ಚುವರಿ ಕೆಲಸ/u;
const BONUS = /\bbonus\b|बोनस|போனஸ்|ಬೋನಸ್/u;
const INTEREST = /interest|\bp\.? ?a\b|per annum|byaj|vatti|baddi|ब्याज|வட்டி|ಬಡ್ಡಿ/u;
const RATE =
  /(\d+(?:\.\d+)?)\s?(?:%|per ?cent\w*|प्रतिशत|फ़?ीसदी|சதவீத|சதவிகித|ಪ್ರತಿಶತ|ಶೇಕಡ)|(?:ಶೇ\.?|ಶೇಕಡಾ|सैकड़ा)\s?(\d+(?:\.\d+)?)/u;
const HOURS =
  /(\d+(?:\.\d+)?)\s*(?:hours?|hrs?|ghante|ghanta|gante|mani|घंटे|घण्टे|மணி|ಗಂಟೆ)[^.,]{0,25}(?:over ?time|ओवर ?टाइम|extra|கூடுதல்|ಓವರ್|ಹೆಚ್ಚುವರಿ)|(?:over ?time|ओवर ?टाइम|extra|கூடுதல்|ಓವರ್|ಹೆಚ್ಚುವರಿ)[^.,]{0,25}?(\d+(?:\.\d+)?)\s*(?:hours?|hrs?|ghante|ghanta|gante|mani|घंटे|மணி|ಗಂಟೆ)/u;
const INCOME_TAX =
  /income.?tax|\btax\b.{0,60}\b(salary|regime|pension)|\bregime\b.{0,60}\btax\b|\btax on\b.{0,20}\bincome\b|\bincome (?:is|of)\b.{0,60}\btax\b|(salary|pension|earn\w*|tankhwah|sambalam|sambala)\b.{0,80}\btax|(वेतन|तनख़?्वाह|सैलरी|पेंशन)[^.]{0,60}(टैक्स|कर )|(சம்பள|ஊதிய)[^.]{0,60}வரி|ಸಂಬಳ[^.]{0,60}ತೆರಿಗೆ|आयकर|इनकम टैक्स|வருமான ?வரி|ಆದಾಯ ?ತೆರಿಗೆ/u;
const ASKS_SUM =
  /how much|which regime|what|calculat|comput|work out|total|\?|kitn|evvalavu|evlo|eshtu|कितन|எவ்வளவு|ಎಷ್ಟು/u;

/** A length of service that is told ends today. */
function service(reading: Reading): { joined: string; left: string } | undefined {
  const [first, second] = reading.days;
  if (first && second) return first.iso < second.iso ? { joined: first.iso, left: second.iso } : undefined;
  const months = monthsTold(reading);
  return months === undefined ? undefined : { joined: addMonths(reading.today, -months), left: reading.today };
}

export const gratuity: Recogniser = (reading) => {
  const [wages] = reading.sums;
  const time = service(reading);
  if (!GRATUITY.test(reading.text)) return undefined;
  // Somebody who told neither pay nor time asks about the law, unless it is how much it will be.
  const told = Number(wages !== undefined) + Number(time !== undefined);
  if (told === 0 ? !(reading.wantsSum && reading.isOwn) : told === 1 && !(reading.wantsSum || reading.isOwn))
    return undefined;
  if (told < 2 && reading.wantsDate && !reading.wantsSum) return undefined;
  const fixed = /fixed.?term|contract (period|employ)|निश्चित अवधि|குறித்த கால|ನಿಗದಿತ ಅವಧಿ/u.test(reading.text);
  const death = /\b(died|death|dead|disab)|मृत्यु|இறந்த|மரண|ಸಾವು|ಮೃತ/u.test(reading.text);
  return { tool: 'gratuity', given: { wages, ...time, reason: death ? 'death' : fixed ? 'fixed-term' : 'left' } };
};

export const retrenchment: Recogniser = (reading) => {
  const [pay] = reading.sums;
  const time = service(reading);
  if (!RETRENCHED.test(reading.text)) return undefined;
  const isAsked = reading.isOwn && reading.wantsSum;
  return (pay !== undefined && time) || isAsked ? { tool: 'retrenchment', given: { pay, ...time } } : undefined;
};

/** "2 hours extra for 12 days", "3 hours overtime daily, 20 days": so many days have the hours that are told of one. */
const FOR_DAYS =
  /hours?\b[^.]{0,40}\b(?:for|on|x|×|each of)\s*(?:the last |all )?(\d{1,2})\s*days|(?:hours?|hrs?)\b[^.]{0,40}\b(?:daily|every ?day|a day|per day|each day)\b[^.]{0,40}?(\d{1,2})\s*days|(\d{1,2})\s*days\b[^.]{0,40}hours?\b[^.]{0,25}\b(?:daily|every ?day|a day|per day|each day|each)/u;

function daysWorked(text: string): number {
  const [, first, second, third] = FOR_DAYS.exec(text) ?? [];
  return Number(first ?? second ?? third ?? 1);
}

export const overtime: Recogniser = ({ text, sums, wantsSum }) => {
  const [wages] = sums;
  const match = HOURS.exec(text);
  const hours = Number(match?.[1] ?? match?.[2]) * daysWorked(text);
  if (!OVERTIME.test(text)) return undefined;
  if (wages !== undefined && hours > 0) return { tool: 'overtime', given: { wages, hours } };
  const partly = wages !== undefined || hours > 0;
  return partly && wantsSum ? { tool: 'overtime', given: { wages, hours: hours > 0 ? hours : undefined } } : undefined;
};

export const bonus: Recogniser = (reading) => {
  const [wages] = reading.sums;
  if (!BONUS.test(reading.text) || wages === undefined) return undefined;
  if (!ASKS_SUM.test(reading.text) && !/minimum bonus|bonus (?:on|for|of)/u.test(reading.text)) return undefined;
  return { tool: 'bonus', given: { wages, months: Math.min(monthsTold(reading) ?? 12, 12) } };
};

export const interest: Recogniser = (reading) => {
  const { text, days } = reading;
  const match = RATE.exec(text);
  const rate = Number(match?.[1] ?? match?.[2]);
  const [sum] = reading.sums;
  if (!INTEREST.test(text) || !(rate > 0) || sum === undefined) return undefined;
  const [from, to] = days;
  const place = match?.index ?? 0;
  const byMonth = isMonthly(
    text.slice(Math.max(0, place - BEFORE_RATE), place),
    text.slice(place + (match?.[0].length ?? 0)),
  );
  // "18 percent a year" tells a rate and no length.
  const told = monthsTold(reading) ?? 0;
  const inRate = /\b(?:a|per|each|every)\s+(?:year|month)/u.test(text.slice(place).slice(0, 40));
  const months = told - (inRate ? spanOf(reading, byMonth ? 'month' : 'year') : 0) || undefined;
  const length = from
    ? { from: from.iso, to: to?.iso ?? reading.today }
    : months === undefined
      ? undefined
      : { months };
  if (!length && !reading.wantsSum) return undefined;
  return { tool: 'interest', given: { sum, rate: byMonth ? rate * 12 : rate, kind: kindOf(text), ...length } };
};

const BEFORE_RATE = 14;
const MONTH = 'month|maas|mahin|maha|maatha|masa|tingal|महीन|माह|मासिक|மாத|மாச|ತಿಂಗಳ|ಮಾಸಿಕ';
const YEAR_WORDS = 'year|annum|annual|saal|varsh|varush|साल|वर्ष|ஆண்ட|வருட|ವರ್ಷ';
const AFTER_RATE = new RegExp(`^[^.,\\d]{0,10}?(?:(${MONTH})|(${YEAR_WORDS}))`, 'u');
const AHEAD_OF_RATE = new RegExp(`(?:(${MONTH})|(${YEAR_WORDS}))[^.,\\d]{0,8}$`, 'u');

/** Whether a rate is one by the month: said after it, else right before it ("ತಿಂಗಳಿಗೆ 2%"). */
function isMonthly(before: string, after: string): boolean {
  const said = AFTER_RATE.exec(after) ?? AHEAD_OF_RATE.exec(before);
  return said?.[1] !== undefined;
}

/** The months of a span that only says for how long a rate is, such as "a year"; none where it is not read as a span. */
function spanOf({ facts }: Reading, unit: 'month' | 'year'): number {
  const one = facts.spans.find(
    ({ count, unit: of, text }) =>
      of === unit && count === 1 && /^(a|an|per|each|every|one)?\s*(year|month)/iu.test(text),
  );
  return one ? (unit === 'year' ? 12 : 1) : 0;
}

function kindOf(text: string): string {
  if (!/compound|चक्रवृद्धि|கூட்டு ?வட்டி|ಚಕ್ರ ?ಬಡ್ಡಿ|chakravriddhi/u.test(text)) return 'simple';
  if (/half.?yearly|छमाही|அரையாண்டு|ಅರ್ಧವಾರ್ಷಿಕ/u.test(text)) return 'half-yearly';
  if (/quarter|तिमाही|காலாண்டு|ತ್ರೈಮಾಸಿಕ/u.test(text)) return 'quarterly';
  return /(compound\w*|added|rests?)[^.]{0,12}month|monthly|मासिक|மாதந்தோறும்|ಮಾಸಿಕ/u.test(text) ? 'monthly' : 'yearly';
}

export const incomeTax: Recogniser = (reading) => {
  const { text, sums, facts, today, wantsSum, isOwn } = reading;
  if (!INCOME_TAX.test(text) || /\btds\b|\bgst\b|refund|notice|property tax/u.test(text)) return undefined;
  const told = /\b(20\d\d)\s?[-–/]\s?(?:20)?(\d\d)\b/u.exec(text);
  const year = told ? `${told[1]}-${told[2]}` : financialYear(today);
  const deductions = sumBeside(reading, DEDUCTED);
  const [most] = sums.filter((sum) => sum !== deductions).sort((one, other) => other - one);
  const salary = most === undefined ? undefined : most * (most < MONTHLY_BELOW && BY_MONTH.test(text) ? 12 : 1);
  if (salary === undefined || salary < 50_000)
    return wantsSum && isOwn ? { tool: 'income-tax', given: { year, age: ageGroup(facts.ages) } } : undefined;
  if (!/\btax on\b|\b(?:new|old) regime\b/u.test(text) && !ASKS_SUM.test(text) && !wantsSum) return undefined;
  return {
    tool: 'income-tax',
    given: { year, salary, age: ageGroup(facts.ages, /senior citizen|वरिष्ठ|மூத்த|ಹಿರಿಯ/u.test(text)), deductions },
  };
};

/** Below this much a sum said to be by the month is one month's pay. */
const MONTHLY_BELOW = 1_000_000;
const BY_MONTH = /month|mahin|maas|maha\b|tingal|महीन|मासिक|माह|மாத|ತಿಂಗಳ/u;
const DEDUCTED = /80 ?c|80 ?d|deduct|hra|home loan|invest|कटौती|कटौतियाँ|கழிவு|ಕಡಿತ/u;

function ageGroup(ages: readonly { readonly years: number }[], isSenior = false): string {
  const oldest = Math.max(0, ...ages.map(({ years }) => years));
  return oldest >= 80 ? '80' : oldest >= 60 || isSenior ? '60-to-79' : 'below-60';
}

/** The year from April to March in which a day lies: "2026-27". */
function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
