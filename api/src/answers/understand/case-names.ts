/** Words that stand before "v." without being a party. */
const LEAD = /^(?:what|was|is|the|held|in|of|case|judgment|about|tell|me|explain|decision|ruling|summary|summarise|summarize|facts|ratio|did|court|supreme|say|said|vs|difference|between|section|article)\s+/i;
const CASE = /((?:[\p{L}.&']+\s+){0,5}[\p{L}.&']+)\s+(?:v\.?s?\.?|versus)\s+((?:(?:state of|union of|the)\s+)?[\p{L}.&']+(?:\s+[\p{L}.&']+){0,4})/iu;

/** "बनाम" and "எதிர்" stand between parties only; "ವಿರುದ್ಧ" is any "against", so a year or a State must follow. */
const CASE_INDIC = /([\p{L}\p{M}. ]{3,60}?)\s+(?:बनाम|எதிர்|ವಿರುದ್ಧ(?=.*(?:\d{4}|ಒಕ್ಕೂಟ|ರಾಜ್ಯ)))\s+([\p{L}\p{M}. ]{3,60}?)(?=\s+(?:\d{4}|का |के |में |मामल|केस|फैसल|निर्णय|வழக்|தீர்ப்|ತೀರ್ಪ|ಪ್ರಕರಣ)|[?,.]|$)/u;
const REPORTED = /\bAIR\s+\d{4}\s+[A-Z]{2,4}\s+\d+|\(\d{4}\)\s*\d+\s+SCC\s+\d+|\b\d{4}\s+INSC\s+\d+/i;

/** A case that a question names by its parties ("Kesavananda Bharati v. State of Kerala") or by where it is reported. */
export interface NamedCase {
  readonly text: string;
  readonly first: string;
  readonly second: string;
  /** The reporter's citation, where no party is named. */
  readonly reported?: string;
}

/** Finds the case that a question names; things that are compared ("bail vs anticipatory bail") only look like one when written in capitals. */
export function namedCase(question: string): NamedCase | undefined {
  const reported = REPORTED.exec(question)?.[0];
  const indic = CASE_INDIC.exec(question);
  if (indic) return { text: `${indic[1]?.trim() ?? ''} v. ${indic[2]?.trim() ?? ''}`, first: indic[1] ?? '', second: indic[2] ?? '' };
  const match = CASE.exec(question);
  if (!match) return reported === undefined ? undefined : { text: reported, first: '', second: '', reported };
  let first = match[1]?.trim() ?? '';
  while (LEAD.test(first)) first = first.replace(LEAD, '');
  const second = (match[2] ?? '').replace(/\s+(case|judgment|judgement|ruling|decision|about|held|in|say|and|which|that)\b.*$/iu, '').trim();
  const looksLikeNames = /^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second);
  const official = /\b(state of|union of|uoi|govt|government)\b/i.test(`${first} ${second}`);
  return (looksLikeNames && !/^(IPC|BNS|CrPC|BNSS|FIR|NCR|Section|Article|MoU)\b/.test(first)) || official ? { text: `${first} v. ${second}`, first, second } : undefined;
}
