import type { Act } from './schema/act';

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
];

/** What a lawyer would write: "Section 138, Negotiable Instruments Act, 1881", "Article 21, Constitution of India". */
export function provisionLabel(act: Pick<Act, 'title' | 'unit'>, number: string): string {
  return `${place(act.unit, number)}, ${act.title}`;
}

function place(unit: Act['unit'], number: string): string {
  const schedule = /^Schedule (\d+)$/.exec(number);
  if (schedule) return `${ordinals[Number(schedule[1]) - 1] ?? number} Schedule`;
  const scheduled = /^Article (\S+)$/.exec(number);
  if (scheduled) return `Article ${scheduled[1]} of the Schedule`;
  if (!/^\d/.test(number)) return number;
  return `${unit === 'article' ? 'Article' : 'Section'} ${number}`;
}
