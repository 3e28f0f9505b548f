import { dayBeside } from '../reading';
import type { Recogniser } from '../recogniser';

const DEFAULT_BAIL =
  /default bail|statutory bail|\b(?:60th|90th) day|charge ?sheets?\b|chargesheet|challan not filed|police report|डिफ़?ॉल्ट (ज़?मानत|बेल)|आरोप.?पत्र|चार्ज ?शीट|குற்றப்பத்திரிகை|ಆರೋಪ ?ಪಟ್ಟಿ|ಚಾರ್ಜ್ ?ಶೀಟ್|default (jamanat|jaamin|bel)|challan (nahi|not)/u;
const CUSTODY = /remand|custody|detain|arrest|jail|magistrate|रिमांड|हिरासत|गिरफ़?्तार|காவல|கைது|ರಿಮಾಂಡ್|ಬಂಧ|ಕಸ್ಟಡಿ/u;
const FILED = /charge ?sheet\b[^.]{0,20}\b(filed|came|submitted|given)\b[^.]{0,8}\bon|filed\b[^.]{0,20}charge ?sheet/u;
const DRUGS = /\bndps\b|commercial quantity|ganja|heroin|cocaine|charas|नशीले|मादक|போதை|ಮಾದಕ/u;
const TERROR = /\buapa\b|terroris|आतंक|பயங்கரவாத|ಭಯೋತ್ಪಾದ/u;
const HEAVY =
  /murder|hatya|qatl|balatkar|kolai|\b302\b|\b103\b|\brape\b|\b376\b|dacoity|dowry death|life imprisonment|\blife\b|death (penalty|sentence)|\bpocso\b|kidnap\w* for ransom|हत्या|बलात्कार|उम्रकैद|கொலை|வன்புணர்|பாலியல் வன்|ஆயுள்|ಕೊಲೆ|ಅತ್ಯಾಚಾರ|ಜೀವಾವಧಿ/u;
const LIGHT =
  /theft|chori|dhokha|thiruttu|kalavu|cheat|\b420\b|forger|hurt|assault|trespass|breach of trust|snatch|चोरी|धोखा|मारपीट|திருட்டு|மோசடி|அடிதடி|ಕಳ್ಳತನ|ವಂಚನೆ|ಹಲ್ಲೆ/u;

/** The 60th, 90th or 180th day in custody without a charge sheet. */
export const defaultBail: Recogniser = (reading) => {
  const { text, days, wantsDate, isOwn } = reading;
  if (!DEFAULT_BAIL.test(text) || !CUSTODY.test(text)) return undefined;
  if (days.length === 0)
    return wantsDate && isOwn
      ? { tool: 'default-bail', given: { offence: offenceOf(text, reading.facts.spans) } }
      : undefined;
  const chargeSheet = dayBeside(reading, FILED);
  const held = days.filter(({ iso }) => iso !== chargeSheet);
  const remand = (held.find(({ clause }) => CUSTODY.test(clause)) ?? held[0])?.iso;
  const offence = offenceOf(text, reading.facts.spans);
  return remand ? { tool: 'default-bail', given: { remand, chargeSheet, offence } } : undefined;
};

/** Which period holds; `undefined` where the question does not tell how grave the offence is. */
function offenceOf(text: string, spans: readonly { count: number; unit: string }[]): string | undefined {
  if (DRUGS.test(text)) return 'drugs';
  if (TERROR.test(text)) return 'terror';
  const years = spans.filter(({ unit }) => unit === 'year').map(({ count }) => count);
  if (years.length > 0) return Math.max(...years) >= 10 ? 'heavy' : 'other';
  if (HEAVY.test(text)) return 'heavy';
  if (LIGHT.test(text)) return 'other';
  const told = /\b(60|90)(?:th)?[ -]?(?:days?|दिन|நாள்|ದಿನ)/u.exec(text)?.[1];
  return told === '60' ? 'other' : told === '90' ? 'heavy' : undefined;
}
