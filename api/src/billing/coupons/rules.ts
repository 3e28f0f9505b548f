import { formatPaise, percentOf } from '../rules/money';

/** What a redemption depends on of a coupon. `amount` is percent or paise, as `type` says. */
export interface RedeemableCoupon {
  readonly code: string;
  readonly description: string;
  readonly type: 'percentage' | 'fixed';
  readonly percent: number;
  readonly fixedPaise: number;
  readonly minimumPaise: number;
  /** Different people who may use it; null means no limit. */
  readonly maximumUsers: number | null;
  /** Times that it may be used; null means no limit. */
  readonly usageLimit: number | null;
  /** The last day on which it counts, in India. */
  readonly expiryDate: string;
  readonly status: 'active' | 'expired' | 'draft';
  /** Plan slugs, and e-mail addresses; empty means all. */
  readonly products: readonly string[];
  readonly customers: readonly string[];
}

export interface Redemption {
  /** Today in India. */
  readonly today: string;
  readonly planSlug: string;
  /** '' for a visitor. */
  readonly email: string;
  readonly subtotalPaise: number;
  /** What the discount is taken from: the subtotal less the credit of an earlier plan. */
  readonly payablePaise: number;
  /** Redeemed and reserved uses; different people among them, and whether this person is one. */
  readonly uses: number;
  readonly users: number;
  readonly usedBefore: boolean;
}

export type CouponDecision =
  { readonly accepted: true; readonly discountPaise: number } | { readonly accepted: false; readonly because: string };

export const invalidCoupon = 'Invalid coupon code. Please try again.';

/** Whether a coupon counts for an order, and what it takes off: never more than what is payable, never less than nothing. */
export function decideCoupon(coupon: RedeemableCoupon | null, order: Redemption): CouponDecision {
  if (!coupon || coupon.status === 'draft') return refuse(invalidCoupon);
  // What is not for this person is answered as if it did not exist, so that trying codes tells nothing.
  if (coupon.customers.length > 0 && !coupon.customers.includes(order.email.toLowerCase()))
    return refuse(invalidCoupon);
  const isOver = coupon.status === 'expired' || coupon.expiryDate < order.today;
  const isUsedUp =
    (coupon.usageLimit !== null && order.uses >= coupon.usageLimit) ||
    (coupon.maximumUsers !== null && !order.usedBefore && order.users >= coupon.maximumUsers);
  if ((isOver || isUsedUp) && order.email === '') return refuse(invalidCoupon);
  if (isOver) return refuse(`${invalidCoupon} This one has expired.`);
  if (coupon.products.length > 0 && !coupon.products.includes(order.planSlug))
    return refuse('This coupon is for another plan.');
  if (order.subtotalPaise < coupon.minimumPaise)
    return refuse(`This coupon is for orders of ${formatPaise(coupon.minimumPaise)} or more.`);
  if (isUsedUp) return refuse('This coupon has been used up.');
  const off =
    coupon.type === 'percentage' ? percentOf(order.payablePaise, Math.min(coupon.percent, 100)) : coupon.fixedPaise;
  return { accepted: true, discountPaise: Math.max(0, Math.min(off, order.payablePaise)) };
}

const refuse = (because: string): CouponDecision => ({ accepted: false, because });
