import type { AdviserCase } from './questions';
import type { Verdict } from './judge';

/** A conversation with the verdict on each of its turns. */
export interface AdviserOutcome {
  readonly asked: AdviserCase;
  readonly verdicts: readonly Verdict[];
  readonly ms: readonly number[];
}

/** A row of the table, by its column. */
export type Row = Readonly<Record<string, number | string>>;

/** The table: each half, then each kind and language of each half. */
export function adviserTable(outcomes: readonly AdviserOutcome[]): Record<string, Row> {
  const table: Record<string, Row> = {};
  for (const half of ['tuning', 'untouched'] as const) {
    const of = outcomes.filter(({ asked }) => asked.half === half);
    table[half] = summariseAdvice(of);
    for (const kind of distinct(of.map(({ asked }) => asked.kind)))
      table[`${half} ${kind}`] = summariseAdvice(of.filter(({ asked }) => asked.kind === kind));
    for (const language of distinct(of.map(({ asked }) => asked.language)))
      table[`${half} ${language}`] = summariseAdvice(of.filter(({ asked }) => asked.language === language));
  }
  return table;
}

/** The measurements over some conversations: counts of what must never happen, shares of the rest in per cent. */
export function summariseAdvice(outcomes: readonly AdviserOutcome[]): Row {
  const all = outcomes.flatMap(({ verdicts }) => verdicts);
  const followUps = outcomes.flatMap(({ verdicts }) => verdicts.slice(1));
  const times = outcomes.flatMap(({ ms }) => ms).sort((a, b) => a - b);
  const share = (of: (verdict: Verdict) => boolean | undefined) => percent(all.map(of));
  return {
    asked: outcomes.length,
    unsafe: all.filter(({ unsafe }) => unsafe).length,
    'false alarm %': share(({ falseAlarm }) => falseAlarm),
    'wrong refusal %': share(({ wronglyRefused }) => wronglyRefused),
    'declined %': share(({ declined }) => declined),
    'direct %': share(({ direct }) => direct),
    'all said %': share(({ must }) => must),
    'in five %': share(({ among }) => among),
    'wrong subject %': share(({ wrongSubject }) => wrongSubject),
    'form %': share(({ form }) => form),
    'follow-ups %': percent(followUps.map(({ passed }) => passed)),
    'passed %': percent(outcomes.map(({ verdicts }) => verdicts.every(({ passed }) => passed))),
    'p95 ms': Math.round(times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0),
  };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

function percent(values: readonly (boolean | undefined)[]): number | string {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? '-' : Math.round((1000 * known.filter(Boolean).length) / known.length) / 10;
}
