import type { Problem } from '../problem';
import { problemAt, type CheckContext } from './context';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
/** Words that speak of what is still to come, with the day or month on which it comes. */
const AHEAD =
  /\b(?:will (?:begin|start|apply|come into force|go)|comes? into force|is to (?:begin|start)|takes? effect|in force) (?:from |on |in )?(?:(\d{1,2}) )?(January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})/g;
const VAGUE =
  /\b(?:act|code|law|rules?|scheme|bill|it|change) (?:has been|was) announced\b(?! (?:on|of) \d)|\bis expected to (?:begin|start|come into force)\b/i;

/**
 * Nothing is told as still to come whose day is past, no announcement without its day, and no Act is without a date of commencement after
 * an event has brought it into force.
 * @param today ISO date
 */
export function nothingOverdue({ loaded }: CheckContext, today: string): Problem[] {
  const begun = new Map(
    loaded.events
      .filter(({ value }) => value.kind === 'commencement' && value.seen && value.date <= today)
      .flatMap(({ value }) => value.touches.map((slug): [string, string] => [slug, value.id])),
  );
  return [
    ...loaded.acts.flatMap(({ act, provisions }) => [
      ...(act.value.inForceFrom === null && begun.has(act.value.slug)
        ? [
            problemAt(
              act,
              ['inForceFrom'],
              `${act.value.slug} has no date of commencement, but ${begun.get(act.value.slug)} gives one.`,
            ),
          ]
        : []),
      ...overdue(act, 'about', act.value.about, today),
      ...provisions.flatMap((source) => [
        ...(source.value.status === 'not in force'
          ? overdue(source, 'statusNote', source.value.statusNote ?? '', today)
          : []),
        ...overdue(source, 'summary', source.value.summary, today),
      ]),
    ]),
    ...loaded.guides.flatMap((source) =>
      [source.value.en.answer, ...source.value.en.timeLimits].flatMap((told) => overdue(source, 'en', told, today)),
    ),
  ];
}

function overdue(source: Parameters<typeof problemAt>[0], field: string, told: string, today: string): Problem[] {
  const past = [...told.matchAll(AHEAD)].find((match) => dayOf(match) <= today);
  const says = past?.[0] ?? VAGUE.exec(told)?.[0];
  return says ? [problemAt(source, [field], `"${says}" is past or has no date: say what became of it.`)] : [];
}

/** The day that is named; of a month its last, since until then it may still be to come. */
function dayOf([, day, month = '', year = '']: readonly (string | undefined)[]): string {
  const number = String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
  return `${year}-${number}-${(day ?? '31').padStart(2, '0')}`;
}
