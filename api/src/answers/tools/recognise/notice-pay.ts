import { addDays } from '../../read/calendar';
import { dayBeside } from '../reading';
import type { Recogniser } from '../recogniser';

const NOTICE = /notice|नोटिस|நோட்டீஸ்|அறிவிப்பு|ನೋಟಿಸ್/u;
const JOB =
  /resign|employ|salary|\bjob\b|company|\bhr\b|reliev|notice (period|pay)|terminat|fired|naukri|इस्तीफ़?ा|नौकरी|कंपनी|राजीनामा|ராஜினாமா|வேலை|நிறுவன|ರಾಜೀನಾಮೆ|ಕೆಲಸ|ಕಂಪನಿ|istifa|velai|kelasa/u;
const RENT = /landlord|tenan|rent|vacat|kiray|किराय|வாடகை|ಬಾಡಿಗೆ|cheque|चेक/u;
const DISMISSED = /terminat|fired|dismiss|sacked|laid off|let (me )?go|remov|nikal|हटा|निकाल|பணிநீக்க|நீக்கி|ತೆಗೆದು|ವಜಾ/u;
const RESIGNED = /resign|istifa|gave notice|put in|इस्तीफ़?ा|ராஜினாமா|ರಾಜೀನಾಮೆ|notice (was )?given/u;
const LEFT = /\b(left|leave|leaving|relieved|last day|go)\b|छोड़|விலகி|ಬಿಟ್ಟ/u;
const BOUGHT_OUT = /b(?:uy|ought|uying)[ -]?out|short ?fall|not serv|without serving|unserved/u;
const WITHOUT = /without|no notice|bina|बिना|இல்லாமல்|ಇಲ್ಲದೆ/u;

/** How many days of a notice were worked: "served 10 days". */
function servedDays(text: string): number | undefined {
  const told =
    /\b(?:served|worked|completed|did)\s+(?:only\s+)?(\d{1,3})\s+days?\b|\b(\d{1,3})\s+days?\s+served\b/u.exec(text);
  return told ? Number(told[1] ?? told[2]) : undefined;
}

/** The last day of a job under its notice, or the pay for a notice that is cut short. */
export const noticePay: Recogniser = (reading) => {
  const { text, days, wantsDate, wantsSum, isOwn, facts, today } = reading;
  if (!NOTICE.test(text) || !JOB.test(text) || RENT.test(text)) return undefined;
  if (!wantsDate && !wantsSum && !/notice pay/u.test(text)) return undefined;
  const worked = servedDays(text);
  const span = facts.spans.find(
    ({ unit, count }) => (unit === 'day' && count !== worked) || unit === 'month' || unit === 'week',
  );
  const dismissed = DISMISSED.test(text);
  const atOnce = (dismissed && WITHOUT.test(text)) || BOUGHT_OUT.test(text);
  // Pay for a notice that was not given at all depends on no day.
  const given = dayBeside(reading, dismissed ? DISMISSED : RESIGNED) ?? days[0]?.iso ?? (atOnce ? today : undefined);
  if (given === undefined && span === undefined && !isOwn) return undefined;
  const other = dayBeside(reading, LEFT);
  const leaving = atOnce ? given : other === given ? undefined : other;
  return {
    tool: 'notice-pay',
    given: {
      by: dismissed ? 'employer' : 'employee',
      given: given ?? (worked === undefined ? undefined : addDays(today, -worked)),
      length: span && (span.unit === 'week' ? span.count * 7 : span.count),
      unit: span && (span.unit === 'month' ? 'months' : 'days'),
      pay: reading.sums[0],
      leaving: leaving ?? (worked === undefined ? undefined : given === undefined ? today : addDays(given, worked)),
    },
  };
};
