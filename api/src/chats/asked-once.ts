import { createHash } from 'node:crypto';
import type { Answer } from 'shared-contracts';
import { dayInIndia } from 'shared-contracts/time/india';
import type { askBody } from 'shared-contracts/schemas';
import type * as z from 'zod';
import type { EngineAnswer } from '../answers/engine';
import { keptTool } from '../answers/tools/answer-tool';
import type { Database, Queries } from '../platform/database/database';
import { ProblemError } from '../platform/http/problem';
import type { Principal } from '../platform/principal/principal';
import { findOwnMessage } from './message-store';
import type { QuestionAllowance, TakenQuestion } from './question-allowance';

/** What became of an earlier try at the same question. */
export interface EarlierTry {
  readonly conversationId: string;
  readonly questionId: string;
  /** What was kept for its page; null when the line was lost while it was written. */
  readonly answer: Omit<Answer, 'usage'> | null;
}

/** The name under which tries at one question are one: the page's own, for this owner and these words and files alone. */
export function nameOfTry(owner: string, body: z.output<typeof askBody>): string | null {
  if (!body.askedAs) return null;
  const { askedAs, question, attachments = [] } = body;
  return createHash('sha256')
    .update(JSON.stringify([owner, askedAs, question, attachments]))
    .digest('hex');
}

/** Lets a try at a question end before the next one at it begins; gives what ends this one. */
export function createTries(): (name: string | null) => Promise<() => void> {
  const running = new Map<string, Promise<void>>();
  return async (name) => {
    if (name === null) return () => undefined;
    while (running.has(name)) await running.get(name);
    return new Promise((begin) => {
      const ended = new Promise<void>((end) =>
        begin(() => {
          running.delete(name);
          end();
        }),
      );
      running.set(name, ended);
    });
  };
}

/** The try that was kept under this name, or null. */
export async function findTry(
  database: Database,
  { owner, name, now }: { owner: string; name: string; now: Date },
): Promise<EarlierTry | null> {
  const [row] = await database.query<{
    question_id: string;
    answer_id: string;
    is_whole: boolean;
    outcome: Answer['outcome'];
    notice: string;
  }>('select question_id, answer_id, is_whole, outcome, notice from asked_once where name = $1', [name]);
  const answer = row && (await findOwnMessage(database, owner, row.answer_id));
  if (!row || !answer) return null;
  const { question_id: questionId, outcome, notice } = row;
  const { id: messageId, conversationId, title, citations, suggestions, paper } = answer;
  const tool = answer.keptTool && keptTool(answer.keptTool, dayInIndia(now));
  const whole = {
    answer: answer.content,
    citations,
    language: answer.language as Answer['language'],
    conversationId,
    questionId,
    messageId,
    title,
    outcome,
    suggestions,
    notice,
    ...(tool ? { tool } : {}),
    ...(paper ? { paper } : {}),
  };
  return { conversationId, questionId, answer: row.is_whole ? whole : null };
}

interface Kept {
  readonly questionId: string;
  readonly messageId: string;
  readonly written: Pick<EngineAnswer, 'outcome' | 'notice'>;
  readonly isWhole: boolean;
  readonly at: Date;
}

/** @throws ProblemError 503 when another process has kept an answer to the same question meanwhile */
export async function keepTry(queries: Queries, name: string, kept: Kept): Promise<void> {
  const { questionId, messageId, written, isWhole, at } = kept;
  const rows = await queries.query(
    `insert into asked_once (name, question_id, answer_id, is_whole, outcome, notice, at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (name) do nothing returning name`,
    [name, questionId, messageId, isWhole, written.outcome, written.notice, at],
  );
  if (rows.length === 0) throw new ProblemError(503, 'The answer could not be written. Please try again.');
}

/** Of a question that counts since an earlier try. */
export async function takenBefore(allowance: QuestionAllowance, principal: Principal): Promise<TakenQuestion> {
  const none = () => Promise.resolve();
  const [usage, entitlements] = await Promise.all([allowance.usage(principal), allowance.entitlements(principal)]);
  return { usage, entitlements, noteLength: none, giveBack: none };
}

/** Forgets the names: after a day no page asks for the same answer again. */
export async function forgetTries(database: Database, before: Date): Promise<void> {
  await database.query('delete from asked_once where at < $1', [before]);
}
