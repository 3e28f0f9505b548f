import type { DayRange } from 'shared-contracts/time/report-period';
import type { Database } from '../../platform/database/database';

type Point = { date: string; value: number };

const range = (column: string): string => `${column} between $1::date and $2::date`;
const indiaDay = (column: string): string => `(${column} at time zone 'Asia/Kolkata')::date`;

async function one(database: Database, query: string, parameters: readonly unknown[] = []): Promise<number> {
  const [row] = await database.query<{ value: number }>(query, parameters);
  return Number(row?.value ?? 0);
}

export const countUsers = (database: Database): Promise<number> =>
  one(database, 'select count(*)::int as value from app_user');
export const countFiles = (database: Database): Promise<number> =>
  one(database, 'select count(*)::int as value from dataset_file where removed_at is null');
export const countSignUps = (database: Database, { from, to }: DayRange): Promise<number> =>
  one(database, `select count(*)::int as value from app_user where ${range(indiaDay('created_at'))}`, [from, to]);
export const countStartedSubscriptions = (database: Database, { from, to }: DayRange): Promise<number> =>
  one(database, `select count(*)::int as value from subscription where ${range('start_date')}`, [from, to]);
export const countOpenReviews = (database: Database, kind: string): Promise<number> =>
  one(database, `select count(*)::int as value from review_item where status = 'open' and kind = $1`, [kind]);

/** What came in with GST, less credit notes; invoices that are not paid do not count. Paise. */
export const earnedPaise = (database: Database, { from, to }: DayRange): Promise<number> =>
  one(
    database,
    `select coalesce(sum(case when kind = 'credit note' then -total_paise else total_paise end), 0)::float8 as value from invoice where ${range('day')} and status in ('paid', 'refunded')`,
    [from, to],
  );

/** Running subscriptions by plan, the most frequent first. */
export const planMix = (database: Database): Promise<{ name: string; count: number }[]> =>
  database.query(
    `select plan.name, count(*)::int as count from subscription join plan on plan.id = subscription.plan_id where subscription.status in ('active', 'past due') group by plan.name order by count desc, plan.name`,
  );

export const topProvisions = (
  database: Database,
  { from, to }: DayRange,
): Promise<{ id: string; label: string; count: number }[]> =>
  database.query(
    `select citation_id as id, max(label) as label, sum(count)::int as count from citation_count where ${range('day')} group by citation_id order by count desc, citation_id limit 10`,
    [from, to],
  );

/** A value for every day of a range up to today, also for days without any. */
function daily(database: Database, { from, to }: DayRange, today: string, values: string): Promise<Point[]> {
  return database.query<Point>(
    `select day::date::text as date, coalesce(value, 0)::float8 as value
     from generate_series($1::date, least($2::date, $3::date), interval '1 day') as days (day) left join (${values}) as counted (on_day, value) on counted.on_day = days.day::date order by day`,
    [from, to, today],
  );
}

/** Paise per day. */
export const revenuePerDay = (database: Database, period: DayRange, today: string): Promise<Point[]> =>
  daily(
    database,
    period,
    today,
    `select day, sum(case when kind = 'credit note' then -total_paise else total_paise end) from invoice where status in ('paid', 'refunded') group by day`,
  );
export const signUpsPerDay = (database: Database, period: DayRange, today: string): Promise<Point[]> =>
  daily(database, period, today, `select ${indiaDay('created_at')}, count(*) from app_user group by 1`);
export const questionsPerDay = (database: Database, period: DayRange, today: string): Promise<Point[]> =>
  daily(database, period, today, 'select day, asked from question_count');
