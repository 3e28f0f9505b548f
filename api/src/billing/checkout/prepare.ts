import type { Quote } from 'shared-contracts';
import type { quoteBody } from 'shared-contracts/schemas';
import type * as z from 'zod';
import type { Db } from '../../platform/database/database';
import type { Config } from '../../config';
import { ProblemError, refused } from '../../platform/http/problem';
import { acceptCoupon, type AcceptedCoupon } from '../coupons/redeem';
import { planOnSale } from '../plans/plan-store';
import { addDays, dayInWords } from '../rules/calendar';
import { unusedValue } from '../rules/proration';
import { extraDays, priceOf, workOut } from '../rules/quote';
import { runningSubscription, type Subscribed } from '../subscriptions/subscription-store';
import type { PlanRow } from '../tables';

export interface Customer {
  /** '' for a visitor, who may ask for a price. */
  readonly userId: string;
  readonly email: string;
  /** The State of the profile; '' when not given. */
  readonly stateCode: string;
}

export interface Prepared {
  /** Two digits of the State that the tax is worked out for. */
  readonly buyerState: string;
  readonly quote: Quote;
  readonly plan: PlanRow;
  readonly coupon: AcceptedCoupon | null;
  /** The running subscription whose unused part is credited. */
  readonly credited: Subscribed | null;
  readonly extraDays: number;
}

/** Days before a period's end from which the same plan can be bought again. */
const earlyRenewalDays = 7;

/**
 * Works out what a plan costs this customer now.
 * @param lockCoupon inside the transaction that makes an order of it
 * @throws ProblemError 404 without such a plan, 400 on `coupon` or `period`, 409 when they have just this plan already
 */
export async function prepareQuote(
  db: Db,
  seller: Config['seller'],
  customer: Customer,
  body: z.output<typeof quoteBody>,
  now: Date,
  lockCoupon = false,
): Promise<Prepared> {
  const plan = await planOnSale(db, body.plan);
  const subtotalPaise = priceOf(plan, body.period);
  if (plan.monthlyPricePaise === 0) throw refused({ plan: `${plan.name} costs nothing and needs no payment.` });
  if (subtotalPaise === 0) throw refused({ period: `${plan.name} is not sold by the year.` });
  const running = customer.userId ? await runningSubscription(db, customer.userId) : null;
  const same = running !== null && isSame(running, plan, body.period);
  if (running && same) refuseEarly(running, now);
  const credited = running && !same && !isOver(running, now) ? running : null;
  const creditPaise = credited
    ? unusedValue(credited.subscription.valuePaise, credited.subscription.startsAt, credited.subscription.endsAt, now)
    : 0;
  const coupon = body.coupon
    ? await acceptCoupon(
        db,
        {
          code: body.coupon,
          planSlug: plan.slug,
          userId: customer.userId,
          email: customer.email,
          subtotalPaise,
          payablePaise: Math.max(0, subtotalPaise - creditPaise),
          now,
        },
        lockCoupon,
      )
    : null;
  // Of a buyer who names no State the place of supply is ours: section 12(2)(b)(ii) of the IGST Act.
  const buyerState = body.stateCode ?? (customer.stateCode || seller.stateCode);
  const quote = workOut({
    plan,
    period: body.period,
    creditPaise,
    coupon,
    sellerState: seller.stateCode,
    buyerState,
    rounds: seller.roundTotals,
  });
  return { quote, buyerState, plan, coupon, credited, extraDays: extraDays(plan, body.period, creditPaise) };
}

export const isSame = ({ subscription }: Subscribed, plan: PlanRow, period: string): boolean =>
  subscription.planId === plan.id && subscription.period === period;

/** Whether a subscription's period has ended; it may run on for its days of grace. */
export const isOver = ({ subscription }: Subscribed, now: Date): boolean => subscription.endsAt <= now;

/** Whether the same plan cannot be bought again yet. */
export const isTooEarly = ({ subscription }: Subscribed, now: Date): boolean =>
  subscription.status !== 'past due' && now < addDays(subscription.endsAt, -earlyRenewalDays);

function refuseEarly(running: Subscribed, now: Date): void {
  const { subscription, plan } = running;
  if (!isTooEarly(running, now)) return;
  throw new ProblemError(409, `You already have ${plan.name} until ${dayInWords(subscription.endsAt)}.`);
}
