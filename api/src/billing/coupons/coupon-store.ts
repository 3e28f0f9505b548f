import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { coupons, redemptions, type CouponRow } from '../tables';

/** The row behind a code, whatever its case. `lock` makes parallel redemptions of it wait for each other. */
export async function couponByCode(db: Db, code: string, lock = false): Promise<CouponRow | null> {
  const query = db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code.trim().toUpperCase()), isNull(coupons.removedAt)));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

/** How often a coupon is used or held, by how many people, and whether by this one. */
export async function usesOf(
  db: Db,
  coupon: CouponRow,
  userId: string,
): Promise<{ uses: number; users: number; usedBefore: boolean }> {
  const [row] = await db
    .select({
      uses: sql<number>`count(*)::int`,
      users: sql<number>`count(distinct ${redemptions.userId})::int`,
      own: sql<number>`(count(*) filter (where ${redemptions.userId} = ${userId}))::int`,
    })
    .from(redemptions)
    .where(and(eq(redemptions.couponId, coupon.id), inArray(redemptions.status, ['reserved', 'redeemed'])));
  return {
    uses: coupon.usedBefore + (row?.uses ?? 0),
    users: coupon.usedBefore + (row?.users ?? 0),
    usedBefore: (row?.own ?? 0) > 0,
  };
}
