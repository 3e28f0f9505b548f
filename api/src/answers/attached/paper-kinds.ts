export const paperKinds = [
  'rent agreement',
  'employment contract',
  'sale agreement',
  'loan agreement',
  'legal notice',
  'police report',
  'court paper',
  'bank memo',
  'will',
  'power of attorney',
  'invoice',
  'paper',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** What names a kind of paper; the words of its heading weigh more than those of its text. */
const marks: readonly (readonly [PaperKind, RegExp])[] = [
  [
    'court paper',
    /\bin the (?:hon'?ble )?(?:court|high court|supreme court)|\bsummons\b|\bpetitioner\b.*\brespondent\b/is,
  ],
  ['police report', /\bfirst information report\b|\bF\.?I\.?R\.? no\b/i],
  ['bank memo', /\b(?:cheque )?return(?:ed)? memo\b|\bfunds insufficient\b/i],
  ['legal notice', /\blegal notice\b|\bunder instructions from (?:and on behalf of )?my client\b/i],
  [
    'rent agreement',
    /\b(?:rent(?:al)?|lease|leave and licen[cs]e|tenancy) (?:agreement|deed)|\b(?:landlord|lessor|licensor)\b/i,
  ],
  [
    'employment contract',
    /\b(?:appointment|offer) letter\b|\bemployment (?:agreement|contract)\b|\bletter of appointment\b|\bemployee\b.*\bemployer\b/is,
  ],
  ['loan agreement', /\bloan agreement\b|\bpromissory note\b|\bborrower\b/i],
  ['sale agreement', /\b(?:sale (?:deed|agreement)|agreement (?:to|for) sell?|vendor\b.*\bpurchaser)\b/is],
  ['power of attorney', /\bpower of attorney\b/i],
  ['will', /\blast will\b|\btestament\b/i],
  ['invoice', /\b(?:tax )?invoice\b|\bbill no\b/i],
];
const headingLength = 400;

/** What kind of paper a text is. */
export function paperKind(text: string): PaperKind {
  const find = (part: string): PaperKind | undefined => marks.find(([, mark]) => mark.test(part))?.[0];
  return find(text.slice(0, headingLength)) ?? find(text.slice(0, 20_000)) ?? 'paper';
}
