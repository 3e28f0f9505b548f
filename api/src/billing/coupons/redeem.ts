import { and, eq } from 'drizzle-orm';
import type { CouponTranslations } from 'shared-contracts/calls/billing/coupon-words';
import type { Db } from '../../platform/database/database';
import { refused } from '../../platform/http/problem';
import { indiaDay } from '../rules/calendar';
import { redemptions, type CouponRow } from '../tables';
import { couponByCode, usesOf } from './coupon-store';
import { decideCoupon } from './rules';

interface Use {
  readonly code: string;
  readonly planSlug: string;
  readonly userId: string;
  readonly email: string;
  readonly subtotalPaise: number;
  readonly payablePaise: number;
  readonly now: Date;
}

export interface AcceptedCoupon {
  readonly row: CouponRow;
  readonly code: string;
  readonly description: string;
  readonly translations: CouponTranslations;
  readonly discountPaise: number;
}

/**
 * What a coupon takes off an order.
 * @param lock inside the transaction that makes the order: parallel orders with the same coupon wait for each other
 * @throws ProblemError 400 on the field `coupon`, with the reason
 */
export async function acceptCoupon(db: Db, use: Use, lock = false): Promise<AcceptedCoupon> {
  const row = await couponByCode(db, use.code, lock);
  const uses = row ? await usesOf(db, row, use.userId) : { uses: 0, users: 0, usedBefore: false };
  const decision = decideCoupon(row, { ...use, ...uses, today: indiaDay(use.now) });
  if (!decision.accepted || !row) throw refused({ coupon: decision.accepted ? '' : decision.because });
  return { row, code: row.code, ...whatItGives(row), discountPaise: decision.discountPaise };
}

/** Holds a use of the coupon for an order until it is settled. */
export const reserveCoupon = (tx: Db, orderId: string, couponId: string, userId: string) =>
  tx.insert(redemptions).values({ orderId, couponId, userId, status: 'reserved' });

/** The order is paid: its use counts for good. */
export const redeemCoupon = (tx: Db, orderId: string) =>
  tx.update(redemptions).set({ status: 'redeemed' }).where(eq(redemptions.orderId, orderId));

/** The order failed or was given up: its use is free again. */
export const releaseCoupon = (tx: Db, orderId: string) =>
  tx
    .update(redemptions)
    .set({ status: 'released' })
    .where(and(eq(redemptions.orderId, orderId), eq(redemptions.status, 'reserved')));

/** As an administrator described it, else its amount in every language. */
function whatItGives(row: CouponRow): Pick<AcceptedCoupon, 'description' | 'translations'> {
  if (row.description) return { description: row.description, translations: row.translations };
  const amount = row.type === 'percentage' ? `${row.percent}%` : `₹${(row.fixedPaise / 100).toFixed(2)}`;
  const { ta, hi, kn } = row.translations;
  return {
    description: `${amount} off`,
    translations: { ta: ta || `${amount} தள்ளுபடி`, hi: hi || `${amount} की छूट`, kn: kn || `${amount} ರಿಯಾಯಿತಿ` },
  };
}
