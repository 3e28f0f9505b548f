/** Words that stand before "v." without being a party. */
const LEAD = /^(?:what|was|is|the|held|in|of|case|judgment|about|tell|me|explain|decision|ruling|summary|summarise|summarize|facts|ratio|did|court|supreme|say|said|vs|difference|between|section|article)\s+/i;
const CASE = /((?:[\p{L}.&']+\s+){0,5}[\p{L}.&']+)\s+(?:v\.?s?\.?|versus)\s+((?:(?:state of|union of|the)\s+)?[\p{L}.&']+(?:\s+[\p{L}.&']+){0,4})/iu;

/** A case that a question names by its parties: "Kesavananda Bharati v. State of Kerala". */
export interface NamedCase {
  readonly text: string;
  readonly first: string;
  readonly second: string;
}

/** Finds the case that a question names; things that are compared ("bail vs anticipatory bail") only look like one when written in capitals. */
export function namedCase(question: string): NamedCase | undefined {
  const match = CASE.exec(question);
  if (!match) return undefined;
  let first = match[1]?.trim() ?? '';
  while (LEAD.test(first)) first = first.replace(LEAD, '');
  const second = (match[2] ?? '').replace(/\s+(case|judgment|judgement|ruling|decision|about|held|in|say|and|which|that)\b.*$/iu, '').trim();
  const looksLikeNames = /^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second);
  const official = /\b(state of|union of|uoi|govt|government)\b/i.test(`${first} ${second}`);
  return (looksLikeNames && !/^(IPC|BNS|CrPC|BNSS|FIR|NCR|Section|Article|MoU)\b/.test(first)) || official ? { text: `${first} v. ${second}`, first, second } : undefined;
}
