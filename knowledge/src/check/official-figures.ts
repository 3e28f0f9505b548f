import { problemAt, type Check } from './context';

const UNITS: Readonly<Record<string, number>> = { lakh: 100_000, crore: 10_000_000 };
const TERM = /(\d+)(?: to (\d+))? (year|month|day)s?\b/g;
const SUM = /₹([\d,.]+)( lakh| crore)?(?: to ₹?([\d,.]+)( lakh| crore)?)?/g;

/** Terms and sums of a punishment stand in the official text of its section; exceptions are named with a reason. */
export const officialFigures: Check = ({ loaded }) => {
  const official = new Map(loaded.official.punishments.map(([slug, { value }]) => [slug, value]));
  const exceptions = new Map(
    loaded.official.figuresElsewhere.map(([slug, { value }]) => [slug, new Set(value.numbers)]),
  );
  return loaded.acts.flatMap(({ act, provisions }) =>
    provisions.flatMap((source) => {
      const { number, facts } = source.value;
      const real = official.get(act.value.slug)?.[number];
      if (!real || !facts.punishment || exceptions.get(act.value.slug)?.has(number)) return [];
      const wrong = figuresIn(facts.punishment).filter((figure) => !real.split(', ').includes(figure));
      return wrong.length > 0
        ? [
            problemAt(
              source,
              ['facts', 'punishment'],
              `${act.value.slug} ${number} says ${wrong.join(', ')}; the official text has ${real}.`,
            ),
          ]
        : [];
    }),
  );
};

/** "Up to 3 years, and ₹1 to 2 lakh" has "3 years", "100000 rupees" and "200000 rupees". */
function figuresIn(punishment: string): string[] {
  return [
    ...[...punishment.matchAll(TERM)].flatMap(([, from, to, unit]) =>
      [from, to].flatMap((n) => (n ? `${n} ${unit}s` : [])),
    ),
    ...[...punishment.matchAll(SUM)].flatMap(([, from = '', unit, to, unitOfTo]) => [
      rupees(from, unit ?? (to && !from.includes(',') ? unitOfTo : undefined)),
      ...(to ? [rupees(to, unitOfTo)] : []),
    ]),
  ];
}

const rupees = (sum: string, unit = ''): string =>
  `${Math.round(Number(sum.replace(/,/g, '').replace(/\.$/, '')) * (UNITS[unit.trim()] ?? 1))} rupees`;
