import { bounded } from 'language/bounded';

/** A name: capitals, with what may stand between them. */
const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Shri|Sri|Smt|Dr|Adv|M\/s)\.?\s+)?\p{Lu}[\p{L}\d&.'’-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\d&.'’-]*)*`;
const PEOPLE =
  'landlord|landlady|tenant|employer|company|builder|bank|seller|shop|dealer|friend|neighbour|neighbor|owner|insurer|client|customer|manager|boss|colleague|supervisor|husband|wife|advocate|lawyer|contractor|agent|cousin|brother-in-law|brother|sister|father|uncle|aunt|borrower|drawer';
const OTHER_SIDE = new RegExp(
  String.raw`(?:\b(?:from|against|by|with|${PEOPLE}|to|named|called)\s+(?:is\s+|was\s+|named\s+|called\s+)?)(${NAME})`,
  'gu',
);
/** Who did something, named before the verb: "Star Health rejected my claim". */
const DOER = new RegExp(
  String.raw`(${NAME})\s+(?:has\s+|have\s+|is\s+|had\s+)?(?:not\s+|never\s+)?(?:rejected|refused|denied|repudiated|terminated|fired|dismissed|cheated|took|taken|sold|borrowed|owes|promised|delivered|paying|paid|returning|returned|answering|broke|beat|beats|hit|harasses|threatened|threatens)\b`,
  'gu',
);
const OWNER = new RegExp(String.raw`\b(?:owner|landlord|landlady|licensor)\s+(?:is\s+|:\s*)?(${NAME})`, 'u');
const TENANT = new RegExp(String.raw`\b(?:tenant|licensee|user)\s+(?:is\s+|:\s*)?(${NAME})`, 'u');
const HOME = new RegExp(
  String.raw`\b(?:flat|house|home|room|shop|floor|plot|villa)s?\s+(?:no\.?\s*\S+\s+)?(?:at|in|on)\s+${NAME}(?:,\s+${NAME})*`,
  'u',
);
const BANK =
  /(?<!\p{L})(?:(?:\p{Lu}[\p{L}&]*\s+){0,3}Bank(?:\s+of\s+\p{Lu}\p{L}+)?|SBI|HDFC|ICICI|PNB|Axis|Kotak|Canara|BOB|IOB|Paytm|PhonePe)(?:\s+\p{Lu}\p{L}+)*(?:\s+branch)?/u;
/** Banks that people call by their letters, as many type them. */
const IN_SMALL_LETTERS = bounded(/\b(?:sbi|hdfc|icici|pnb|bob|iob|idbi|boi|ubi)\b(?: bank)?/iu);
const STATION = new RegExp(
  String.raw`(?:\b(?:police\s+station|PS|station)\s+(?:at\s+|in\s+)?(${NAME}))|(?:(${NAME})\s+(?:police(?:\s+station)?|PS)\b)`,
  'u',
);
/** A name of several words that stands by itself between commas: "a notice to my builder, Green Valley Developers". */
const ALONE = new RegExp(String.raw`,\s*(\p{Lu}[\p{L}&.'’-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}&.'’-]*)+)\s*(?=[,.]|$)`, 'gu');
/** What is written with a capital and is nobody's name. */
const NO_NAME = bounded(
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Rs|INR|FIR|RTI|PIO|SP|UPI|OTP|ATM|EMI|I|My|The|He|She|They|It|We|You|This|That|Section|Act|IPC|BNS|BNSS|RERA|POSH|BBMP|HR|SHO|State|Central|District|Information|Labour|Regional|Family|High|Supreme|Internal|Magistrate|Police|Court|Consumer|Chennai|Mumbai|Delhi|Bengaluru|Bangalore|Kolkata|Hyderabad|Pune|Jaipur|Lucknow|India)\b/u,
);
const RENAMED = new RegExp(String.raw`\bfrom\s+(${NAME})\s+to\s+(${NAME})`, 'u');

const isName = (name: string | undefined): name is string => name !== undefined && !NO_NAME.test(name);

/** Who is named as the other side, as the owner and as the tenant of a home. */
export function namesIn(question: string): { otherSide?: string; owner?: string; tenant?: string } {
  const otherSide = [OTHER_SIDE, DOER, ALONE]
    .flatMap((pattern) => [...question.matchAll(pattern)])
    .map(([, name]) => name)
    .find(isName);
  const owner = OWNER.exec(question)?.[1];
  const tenant = TENANT.exec(question)?.[1];
  return {
    ...(otherSide ? { otherSide } : {}),
    ...(isName(owner) ? { owner } : {}),
    ...(isName(tenant) ? { tenant } : {}),
  };
}

/** The old and the new name of somebody who changes it. */
export function renamedIn(question: string): { oldName: string; newName: string } | undefined {
  const [, oldName, newName] = RENAMED.exec(question) ?? [];
  return oldName && newName ? { oldName, newName } : undefined;
}

export const homeIn = (question: string): string | undefined => HOME.exec(question)?.[0];

/** A bank by its name, with the branch where it is told. */
export const bankIn = (question: string): string | undefined =>
  BANK.exec(question)?.[0] ?? IN_SMALL_LETTERS.exec(question)?.[0].toUpperCase();

export function stationIn(question: string): string | undefined {
  const [, after, before] = STATION.exec(question) ?? [];
  return [after, before].find(isName);
}
