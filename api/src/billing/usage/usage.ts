import { and, eq, like, lt, or, sql } from 'drizzle-orm';
import type { Usage } from 'shared-contracts';
import type { Db } from '../../platform/database/database';
import { ProblemError } from '../../platform/http/problem';
import { principalKey, type Principal } from '../../platform/principal/principal';
import { indiaDay, nextIndiaMidnight } from '../rules/calendar';
import { dailyUsage } from '../tables';
import { entitlementsOf, type Entitlements } from './limits';

type Counted = 'questions' | 'files';

/** How many questions a principal has asked today, and how many they may. */
export async function questionUsage(db: Db, principal: Principal, now: Date): Promise<Usage> {
  const { questionsPerDay } = await entitlementsOf(db, principal, now);
  return {
    limit: questionsPerDay,
    used: (await today(db, principal, now)).questions,
    resetsAt: nextIndiaMidnight(now).toISOString(),
  };
}

/**
 * Counts a question before it is answered; parallel ones cannot get past the limit.
 * @throws ProblemError 429 with `limit`, `used` and `resetsAt` when the day's questions or tokens are used up
 */
export async function takeQuestion(
  db: Db,
  principal: Principal,
  now: Date,
): Promise<{ usage: Usage; rights: Entitlements }> {
  const rights = await entitlementsOf(db, principal, now);
  const { chatTokenLimit, questionsPerDay } = rights;
  const before = await today(db, principal, now);
  if (chatTokenLimit !== null && before.tokens >= chatTokenLimit) {
    throw limitReached(
      `You have used the ${chatTokenLimit} chat tokens a day of the ${rights.planName} plan, which is its daily limit.`,
      { limit: questionsPerDay, used: before.questions },
      rights,
      now,
    );
  }
  const used = await take(db, principal, 'questions', questionsPerDay, now);
  if (used === null)
    throw limitReached(
      `You have reached the daily limit of ${questionsPerDay} questions of the ${rights.planName} plan.`,
      { limit: questionsPerDay, used: before.questions },
      rights,
      now,
    );
  return { usage: { limit: questionsPerDay, used, resetsAt: nextIndiaMidnight(now).toISOString() }, rights };
}

/** Gives a question back whose answer failed. */
export async function returnQuestion(db: Db, principal: Principal, now: Date): Promise<void> {
  await db
    .update(dailyUsage)
    .set({ questions: sql`greatest(${dailyUsage.questions} - 1, 0)` })
    .where(rowOf(principal, now));
}

/** Adds what a question and its answer came to; about four characters of text are one token. */
export async function noteTokens(db: Db, principal: Principal, tokens: number, now: Date): Promise<void> {
  await db
    .insert(dailyUsage)
    .values({ who: principalKey(principal), day: indiaDay(now), tokens })
    .onConflictDoUpdate({
      target: [dailyUsage.who, dailyUsage.day],
      set: { tokens: sql`${dailyUsage.tokens} + ${tokens}` },
    });
}

/** @throws ProblemError 429 when the plan's files of the day are used up */
export async function takeUpload(db: Db, principal: Principal, now: Date): Promise<void> {
  const rights = await entitlementsOf(db, principal, now);
  const used = await take(db, principal, 'files', rights.fileUploadLimit, now);
  if (used === null)
    throw limitReached(
      `You have reached the daily limit of ${rights.fileUploadLimit} files of the ${rights.planName} plan.`,
      { limit: rights.fileUploadLimit, used: rights.fileUploadLimit ?? 0 },
      rights,
      now,
    );
}

const rowOf = (principal: Principal, now: Date) =>
  and(eq(dailyUsage.who, principalKey(principal)), eq(dailyUsage.day, indiaDay(now)));

async function today(db: Db, principal: Principal, now: Date): Promise<{ questions: number; tokens: number }> {
  const [row] = await db.select().from(dailyUsage).where(rowOf(principal, now));
  return { questions: row?.questions ?? 0, tokens: row?.tokens ?? 0 };
}

/** Counts one more unless the limit is reached; null when it is. */
async function take(
  db: Db,
  principal: Principal,
  what: Counted,
  limit: number | null,
  now: Date,
): Promise<number | null> {
  if (limit !== null && limit < 1) return null;
  const column = dailyUsage[what];
  const [row] = await db
    .insert(dailyUsage)
    .values({ who: principalKey(principal), day: indiaDay(now), [what]: 1 })
    .onConflictDoUpdate({
      target: [dailyUsage.who, dailyUsage.day],
      set: { [what]: sql`${column} + 1` },
      ...(limit === null ? {} : { setWhere: sql`${column} < ${limit}` }),
    })
    .returning({ used: column });
  return row?.used ?? null;
}

function limitReached(
  sentence: string,
  counts: { limit: number | null; used: number },
  { planSlug }: Entitlements,
  now: Date,
): ProblemError {
  const resetsAt = nextIndiaMidnight(now);
  return new ProblemError(429, sentence, {
    title: 'Daily limit reached',
    ...counts,
    plan: planSlug,
    resetsAt: resetsAt.toISOString(),
    headers: { 'retry-after': String(Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)) },
  });
}

/** Visitors come anew each day; what people used is looked at for a year. */
const keptDays = { visitors: 2, people: 400 };

/** Forgets counts that nothing looks at any more. */
export async function forgetOldUsage(db: Db, now: Date): Promise<void> {
  const before = (days: number) => indiaDay(new Date(now.getTime() - days * 86_400_000));
  await db
    .delete(dailyUsage)
    .where(
      or(
        and(like(dailyUsage.who, 'visitor:%'), lt(dailyUsage.day, before(keptDays.visitors))),
        lt(dailyUsage.day, before(keptDays.people)),
      ),
    );
}
