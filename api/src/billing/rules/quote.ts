import type { BillingPeriod, Quote } from 'shared-contracts';
import { gstOn, roundOff } from './gst';
import { share } from './money';

/** What a price depends on of a plan. Amounts are paise; the yearly price is per month. */
export interface PricedPlan {
  readonly slug: string;
  readonly name: string;
  readonly periodDays: number;
  readonly monthlyPricePaise: number;
  readonly yearlyPricePaise: number;
}

export interface QuoteInput {
  readonly plan: PricedPlan;
  readonly period: BillingPeriod;
  /** What is left of the plan that is being changed, without GST. */
  readonly creditPaise: number;
  readonly coupon: (NonNullable<Quote['coupon']> & { readonly discountPaise: number }) | null;
  readonly sellerState: string;
  readonly buyerState: string;
  /** Whether the seller rounds totals to the nearest rupee. */
  readonly rounds: boolean;
}

const daysOfYear = 365;

/** Price of a whole period in paise, without GST: the monthly price, or twelve times the yearly price per month. */
export const priceOf = (plan: PricedPlan, period: BillingPeriod): number =>
  period === 'monthly' ? plan.monthlyPricePaise : plan.yearlyPricePaise * 12;

/** Days that a bought period lasts. */
export const daysOf = (plan: PricedPlan, period: BillingPeriod): number =>
  period === 'monthly' ? plan.periodDays : daysOfYear;

/** Days that a credit above the price adds to the new period, so that nothing that was paid is lost. */
export function extraDays(plan: PricedPlan, period: BillingPeriod, creditPaise: number): number {
  const price = priceOf(plan, period);
  return price === 0 || creditPaise <= price ? 0 : Math.floor(((creditPaise - price) * daysOf(plan, period)) / price);
}

/**
 * Works out a price. `subtotal - credit - discount = taxable`; `taxable + gst + round off = total`; none is negative but the round off.
 * A credit or a discount counts up to what is left of the price.
 */
export function workOut(input: QuoteInput): Quote {
  const subtotalPaise = priceOf(input.plan, input.period);
  const creditPaise = Math.min(input.creditPaise, subtotalPaise);
  const discountPaise = Math.min(input.coupon?.discountPaise ?? 0, subtotalPaise - creditPaise);
  const taxablePaise = subtotalPaise - creditPaise - discountPaise;
  const { gstPaise, taxes } = gstOn(taxablePaise, input.sellerState, input.buyerState);
  const exactPaise = taxablePaise + gstPaise;
  const roundOffPaise = input.rounds ? roundOff(exactPaise) : 0;
  return {
    plan: { slug: input.plan.slug, name: input.plan.name },
    period: input.period,
    subtotalPaise,
    perMonthPaise: input.period === 'yearly' ? share(subtotalPaise, 1, 12) : null,
    creditPaise,
    coupon: input.coupon && couponOf(input.coupon),
    discountPaise,
    taxablePaise,
    gstPaise,
    taxes,
    roundOffPaise,
    totalPaise: exactPaise + roundOffPaise,
  };
}

const couponOf = ({ code, description, translations }: NonNullable<QuoteInput['coupon']>): Quote['coupon'] => ({
  code,
  description,
  ...(translations && { translations }),
});
