import type { EngineAnswer } from '../answers/engine';
import type { BenchQuestion } from './questions';
import { statesFact } from './same-fact';

/** How one question was answered. */
export interface Outcome {
  readonly question: BenchQuestion;
  readonly answer: EngineAnswer;
  readonly ms: number;
  readonly first: boolean | undefined;
  readonly among: boolean | undefined;
  readonly fact: boolean | undefined;
  /** For questions that must be refused: whether it was. For the others: whether it was refused wrongly. */
  readonly refused: boolean;
  /** Cited ids that the knowledge base does not have. */
  readonly unknownCitations: number;
}

const FIVE = 5;

/** Holds an answer against what its question expects. */
export function judge(
  question: BenchQuestion,
  answer: EngineAnswer,
  ms: number,
  exists: (id: string) => boolean,
): Outcome {
  const ids = answer.citations.map(({ id }) => id);
  const provisions = ids.filter(
    (id) => !id.startsWith('case-') || question.first?.some((wanted) => wanted.startsWith('case-')),
  );
  const wanted = [...(question.first ?? []), ...(question.among ?? [])];
  return {
    question,
    answer,
    ms,
    first: question.first && question.first.includes(provisions[0] ?? ''),
    among: wanted.length > 0 ? provisions.slice(0, FIVE).some((id) => wanted.includes(id)) : undefined,
    fact: question.fact === undefined ? undefined : statesFact(answer.markdown, question.fact),
    refused: answer.outcome === 'unknown' || answer.outcome === 'declined',
    unknownCitations: ids.filter((id) => !exists(id)).length,
  };
}

/** A table row of the measurements over some outcomes. */
export function summarise(outcomes: readonly Outcome[]) {
  const answerable = outcomes.filter(({ question }) => !question.refuse);
  const refusable = outcomes.filter(({ question }) => question.refuse);
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    questions: outcomes.length,
    'first %': percent(outcomes.map(({ first }) => first)),
    'among five %': percent(outcomes.map(({ among }) => among)),
    'fact %': percent(outcomes.map(({ fact }) => fact)),
    'cites nothing that exists': outcomes.reduce((sum, { unknownCitations }) => sum + unknownCitations, 0),
    'honest refusal %': percent(refusable.map(({ refused }) => refused)),
    'false refusal %': percent(answerable.map(({ refused }) => refused)),
    'p50 ms': percentile(times, 0.5),
    'p95 ms': percentile(times, 0.95),
  };
}

/** One row of figures over both halves, to be held beside the row of another run. */
export function ablationRow(outcomes: readonly Outcome[]): Record<string, number | string> {
  const figures = (['tuning', 'untouched'] as const).flatMap((half) => {
    const all = summarise(outcomes.filter(({ question }) => question.half === half));
    return (['first %', 'among five %', 'fact %', 'false refusal %'] as const).map(
      (name) => [`${half} ${name}`, all[name]] as const,
    );
  });
  return Object.fromEntries(figures);
}

function percent(values: readonly (boolean | undefined)[]): number | string {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? '-' : Math.round((1000 * known.filter(Boolean).length) / known.length) / 10;
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
