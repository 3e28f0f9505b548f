import type { Money } from 'shared-contracts/calls/admin/types';
import type { DayRange } from 'shared-contracts/time/report-period';
import type { Database } from '../../platform/database/database';

const rupeesOf = (kind: 'invoice' | 'credit note', column: string): string =>
  `coalesce(sum(${column}) filter (where kind = '${kind}'), 0)::float8`;
/** Invoices count once they were paid, also those that were paid back later; their credit notes take them out again. */
const counted = `status in ('paid', 'refunded')`;

/**
 * What was sold and paid back between two days, both included, in paise.
 *
 * - `revenuePaise`: taxable value (without GST, after coupons) of invoices of these days that were paid.
 * - `refundsPaise`: taxable value of the credit notes of these days.
 * - `netPaise`: revenue less refunds.
 * - `gstPaise`: GST of those invoices less GST of those credit notes, which is what is owed for the days (CGST Act 2017, sections 9 and 34).
 */
export async function salesOf(
  database: Database,
  { from, to }: DayRange,
): Promise<Pick<Money, 'revenuePaise' | 'refundsPaise' | 'netPaise' | 'gstPaise'>> {
  const [row] = await database.query<{ revenue: number; refunds: number; gst: number }>(
    `select ${rupeesOf('invoice', 'taxable_paise')} as revenue, ${rupeesOf('credit note', 'taxable_paise')} as refunds,
       ${rupeesOf('invoice', 'gst_paise')} - ${rupeesOf('credit note', 'gst_paise')} as gst
     from invoice where day between $1::date and $2::date and ${counted}`,
    [from, to],
  );
  const { revenue = 0, refunds = 0, gst = 0 } = row ?? {};
  return { revenuePaise: revenue, refundsPaise: refunds, netPaise: revenue - refunds, gstPaise: gst };
}

/** The same for each of the twelve months up to the one of `today`, the oldest first. */
export async function salesByMonth(database: Database, today: string): Promise<Money['months']> {
  const rows = await database.query<{ month: string; revenue: number; refunds: number; gst: number }>(
    `select to_char(months.month, 'YYYY-MM') as month, ${rupeesOf('invoice', 'taxable_paise')} as revenue,
       ${rupeesOf('credit note', 'taxable_paise')} as refunds,
       ${rupeesOf('invoice', 'gst_paise')} - ${rupeesOf('credit note', 'gst_paise')} as gst
     from generate_series(date_trunc('month', $1::date) - interval '11 months', $1::date, interval '1 month') as months (month)
     left join invoice on date_trunc('month', invoice.day) = months.month and ${counted}
     group by months.month order by months.month`,
    [today],
  );
  return rows.map(({ month, revenue, refunds, gst }) => ({
    month,
    revenuePaise: revenue,
    refundsPaise: refunds,
    netPaise: revenue - refunds,
    gstPaise: gst,
  }));
}

/**
 * Monthly recurring revenue in paise: the price without GST that each running subscription pays a month, a yearly one at its price per
 * month. A subscription runs while it is active or past due; one for which nothing was paid does not count. Coupons, which end, do not lower it.
 */
export async function recurring(database: Database): Promise<Pick<Money, 'mrrPaise' | 'paying'>> {
  const [row] = await database.query<{ mrr: number; paying: number }>(
    `select coalesce(sum(case running.period when 'yearly' then plan.yearly_price_paise else plan.monthly_price_paise end), 0)::float8 as mrr,
       count(distinct running.user_id)::int as paying
     from subscription running join plan on plan.id = running.plan_id
     where running.status in ('active', 'past due') and running.value_paise > 0`,
  );
  return { mrrPaise: row?.mrr ?? 0, paying: row?.paying ?? 0 };
}

/** A paid subscription that was running at the instant `$n`; a running one has no end yet, however late its payment is. */
const ranAt = (instant: string): string =>
  `value_paise > 0 and created_at <= ${instant} and (status in ('active', 'past due') or ends_at > ${instant})`;

/**
 * Churn of a period: of the people who had a paid subscription when it began, those who have none at its end (or now, where it is not over),
 * whether it was cancelled, refunded or ran out. Who only changed the plan is not lost; who came during the period does not count.
 * @param until the end of the period, or now
 */
export async function churnBetween(database: Database, from: Date, until: Date): Promise<Money['churn']> {
  const [row] = await database.query<{ at_start: number; lost: number }>(
    `with before as (select distinct user_id from subscription where ${ranAt('$1::timestamptz')}),
          after as (select distinct user_id from subscription where ${ranAt('$2::timestamptz')})
     select (select count(*)::int from before) as at_start,
       (select count(*)::int from before where user_id not in (select user_id from after)) as lost`,
    [from.toISOString(), until.toISOString()],
  );
  const { at_start: atStart = 0, lost = 0 } = row ?? {};
  return { atStart, lost, percent: atStart === 0 ? null : Math.round((lost / atStart) * 1000) / 10 };
}

/** Orders of the period whose payment failed. */
export async function failedPayments(database: Database, { from, to }: DayRange): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from purchase_order
     where status = 'failed' and (created_at at time zone 'Asia/Kolkata')::date between $1::date and $2::date`,
    [from, to],
  );
  return row?.count ?? 0;
}
