import type { AnswerEngine } from '../../answers/engine';
import { ask, type TimedAnswer } from '../ask';
import { judgeTurn, type Verdict } from './judge';
import { firstSentences } from './leading-text';
import { readAdviserCases, type AdviserCase } from './questions';
import { adviserTable, type AdviserOutcome } from './table';
import { crossedThresholds, readThresholds } from './thresholds';

/**
 * Asks the adviser's measuring set and prints the table; with `failures`, what went wrong on the tuning half too.
 * @returns whether every threshold is kept
 */
export async function runAdviserSet(engine: AnswerEngine, failures: boolean): Promise<boolean> {
  const outcomes: AdviserOutcome[] = [];
  for (const asked of readAdviserCases()) {
    const answers = await ask(
      engine,
      asked.turns.map(({ q }) => q),
      asked.today,
    );
    const verdicts = asked.turns.map((turn, index) => judgeTurn(turn, answers[index]!.answer));
    outcomes.push({ asked, verdicts, ms: answers.map(({ ms }) => ms) });
    if (failures && asked.half === 'tuning') printFailures(asked, answers, verdicts);
  }
  const table = adviserTable(outcomes);
  console.table(table);
  const crossed = crossedThresholds(table, readThresholds());
  for (const sentence of crossed) console.log(sentence);
  return crossed.length === 0;
}

function printFailures({ file, turns }: AdviserCase, answers: TimedAnswer[], verdicts: Verdict[]): void {
  verdicts.forEach((verdict, index) => {
    if (verdict.passed) return;
    const { markdown, outcome } = answers[index]!.answer;
    console.log(`${file}: ${wrongIn(verdict)}: ${turns[index]!.q} | ${outcome} | ${firstSentences(markdown)}`);
  });
}

function wrongIn(verdict: Verdict): string {
  const wanted = ['direct', 'must', 'among', 'form', 'declined'] as const;
  const unwanted = ['unsafe', 'falseAlarm', 'wronglyRefused', 'wrongSubject'] as const;
  return [...wanted.filter((name) => verdict[name] === false), ...unwanted.filter((name) => verdict[name])].join(',');
}
