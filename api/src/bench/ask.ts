import type { AnswerEngine, EngineAnswer } from '../answers/engine';
import type { Turn } from '../answers/resolve/turn';

/** An answer with how long it took. */
export interface TimedAnswer {
  readonly answer: EngineAnswer;
  readonly ms: number;
}

/**
 * Asks the turns of one conversation in their order. What a turn hands on to the next one is known here alone.
 * @param today the ISO date on which they are asked, where it matters
 */
export async function ask(engine: AnswerEngine, turns: readonly string[], today?: string): Promise<TimedAnswer[]> {
  const answers: TimedAnswer[] = [];
  const before: Turn[] = [];
  for (const question of turns) {
    const started = performance.now();
    const answer = await engine.answer({ question, turns: [...before], ...(today && { today }) });
    answers.push({ answer, ms: performance.now() - started });
    before.push({ question, subjects: answer.subjects });
  }
  return answers;
}
