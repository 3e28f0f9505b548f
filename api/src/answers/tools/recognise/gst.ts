import { addDays, addMonths } from '../../read/calendar';
import type { Facts } from '../../read/facts';
import { dayBeside, sumBeside } from '../reading';
import type { Recogniser } from '../recogniser';

const GST = /\bgst\w*\b|जीएसटी|ஜிஎஸ்டி|ஜி.எஸ்.டி|ಜಿಎಸ್.?ಟಿ/u;
const LATE = /late|delay|penalty|\bder\b|deri|after the due|देर|विलंब|விளம்ப|தாமத|ತಡ/u;
const FILED = /filed|filing|file|submitted|paid|bhara|भरा|दाख़?िल|தாக்கல்|ಸಲ್ಲಿಸ/u;
const DUE = /\bdue\b|last date|अंतिम|கடைசி|ಕೊನೆ/u;
const NIL = /\bnil\b|शून्य|zero|no (sales|business|transaction)|இன்மை|ಶೂನ್ಯ/u;
const OWES = /tax (?:due|payable|to pay|liability)|with tax|not nil|had sales/u;
const TURNOVER = /turnover|sales|bikri|business of|worth|sell|टर्नओवर|बिक्री|कारोबार|விற்பனை|விற்றுமுதல்|ವಹಿವಾಟು|ಮಾರಾಟ/u;
const TAX = /\btax\b|टैक्स|கर|வரி|ತೆರಿಗೆ/u;
const REGISTER =
  /regist|need gst|gst (number|no\b|lena|chahiye|venum|beku|required|compulsory|mandatory)|do i (need|have to)|पंजीकरण|रजिस्ट|जीएसटी (लेना|चाहिए|नंबर)|பதிவு|ನೋಂದಣಿ/u;
const NEEDED =
  /\b(?:required|needed|necessary|compulsory|mandatory|zar(?:u|oo)ri|liable)\b|ज़?रूरी|अनिवार्य|கட்டாய|அவசிய|ಕಡ್ಡಾಯ|ಅಗತ್ಯ/u;
const GOODS =
  /goods|sell|shop|dukaa?n|kadai|angadi|product|saaman|saman|maal|trad|retail|wholesale|items|सामान|माल|दुकान|பொருள்|பொருட்கள்|கடை|ಸರಕು|ವಸ್ತು|ಅಂಗಡಿ/u;
const SERVICES =
  /service|freelanc|consult|salon|agency|coaching|software|design|rent out|transport|catering|सेवा|சேவை|ಸೇವೆ/u;
const OUTSIDE =
  /other states?|another state|inter.?state|all over india|across india|amazon|flipkart|दूसरे राज्य|பிற மாநில|ಬೇರೆ ರಾಜ್ಯ/u;
const GOODS_20: ReadonlySet<string> = new Set(['PY', 'ML', 'SK', 'AR', 'UK', 'TG', 'TS', 'UT']);
const ALL_10: ReadonlySet<string> = new Set(['MN', 'MZ', 'NL', 'TR']);

/** The late fee of a GST return. */
export const gstLateFee: Recogniser = (reading) => {
  const { text, days, facts } = reading;
  if (!GST.test(text) || !LATE.test(text) || !/return|gstr|3b|r1|fee|रिटर्न|शुल्क|ரிட்டர்ன்|ರಿಟರ್ನ್/u.test(text))
    return undefined;
  if (!reading.wantsSum && !/\bfees?\b|penalty|विलंब शुल्क/u.test(text)) return undefined;
  const filed = dayBeside(reading, FILED) ?? (days.length > 1 ? days.at(-1)?.iso : undefined);
  const late = facts.spans.find(({ unit }) => unit === 'day')?.count;
  const due =
    days.find(({ iso, clause }) => iso !== filed && DUE.test(clause))?.iso ??
    days.find(({ iso }) => iso !== filed)?.iso;
  const ofMonth = returnDue(text, facts);
  const end = filed ?? (due === undefined && ofMonth === undefined && late === undefined ? undefined : reading.today);
  const tax = sumBeside(reading, TAX);
  const turnover = sumBeside(reading, TURNOVER);
  if (days.length === 0 && late === undefined && ofMonth === undefined && !reading.isOwn) return undefined;
  return {
    tool: 'gst-late-fee',
    given: {
      due: due ?? ofMonth ?? (end !== undefined && late !== undefined ? addDays(end, -late) : undefined),
      filed: end,
      nil: NIL.test(text) ? 'yes' : tax !== undefined || turnover !== undefined || OWES.test(text) ? 'no' : undefined,
      turnover: turnover ?? (NIL.test(text) ? 0 : undefined),
      tax: tax === turnover ? undefined : tax,
    },
  };
};

/** The due day of the return of a month that is named: the 20th of the next month, of GSTR-1 the 11th. */
function returnDue(text: string, { dates }: Facts): string | undefined {
  const month = dates.find(({ precision }) => precision === 'month')?.iso.slice(0, 7);
  return month && addMonths(`${month}-${/gstr.?1\b|\br1\b/u.test(text) ? 11 : 20}`, 1);
}

/** Whether a turnover needs a registration. */
export const gstRegistration: Recogniser = (reading) => {
  const { text, sums, facts } = reading;
  const asked = REGISTER.test(text) || (TURNOVER.test(text) && NEEDED.test(text));
  if (!GST.test(text) || !asked || sums.length === 0) return undefined;
  const goods = GOODS.test(text);
  const services = SERVICES.test(text);
  const { state } = facts;
  return {
    tool: 'gst-registration',
    given: {
      supply: goods && services ? 'both' : services ? 'services' : goods ? 'goods' : undefined,
      state: state === undefined ? 'usual' : ALL_10.has(state) ? 'all-10' : GOODS_20.has(state) ? 'goods-20' : 'usual',
      turnover: Math.max(...sums),
      otherStates: OUTSIDE.test(text) ? 'yes' : 'no',
    },
  };
};
