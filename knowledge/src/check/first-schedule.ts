import type { ScheduleRow } from '../official/tables';
import type { Facts } from '../schema/provision';
import { problemAt, type Check } from './context';

type Column = 'cognizable' | 'bailable' | 'court';

const COURT_WORDS: Readonly<Record<ScheduleRow['court'], RegExp>> = {
  'Court of Session': /Court of Session/,
  'Magistrate of the first class': /Magistrate of the first class/,
  'any Magistrate': /any Magistrate/i,
  same: /\bcourt (?:that|in which)\b/i,
};

/** Court, bail and arrest of every offence of the BNS are those of the First Schedule of the BNSS. */
export const firstSchedule: Check = ({ loaded }) => {
  const rows = new Map<string, ScheduleRow[]>();
  for (const { value } of loaded.official.schedule) {
    const section = /^\d+/.exec(value.of)?.[0] ?? '';
    rows.set(section, [...(rows.get(section) ?? []), value]);
  }
  return loaded.acts
    .filter(({ act }) => act.value.slug === 'bns')
    .flatMap(({ provisions }) =>
      provisions.flatMap((source) => {
        const { number, facts } = source.value;
        return (['cognizable', 'bailable', 'court'] as const)
          .filter((column) => rows.has(number) && !agrees(column, rows.get(number) ?? [], facts))
          .map((column) =>
            problemAt(
              source,
              ['facts', column],
              `bns ${number} is "${facts[column] ?? ''}" under ${column}; the First Schedule says ${[...new Set((rows.get(number) ?? []).map((row) => row[column]))].join(' or ')}.`,
            ),
          );
      }),
    );
};

function agrees(column: Column, rows: readonly ScheduleRow[], facts: Facts): boolean {
  const told = facts[column] ?? '';
  if (column === 'court') return courtsAgree(new Set(rows.map(({ court }) => court)), told);
  const values = new Set(rows.map((row) => row[column]));
  if (told === '') return false;
  if (values.size > 1) return told !== 'yes' && told !== 'no';
  if (values.has('same')) return told.startsWith('as for');
  return values.has('yes') ? told !== 'no' && !told.startsWith('as for') : told === 'no';
}

function courtsAgree(courts: ReadonlySet<ScheduleRow['court']>, told: string): boolean {
  return Object.entries(COURT_WORDS).every(
    ([court, words]) =>
      courts.has(court as ScheduleRow['court']) === words.test(told) || (court === 'same' && !courts.has('same')),
  );
}
