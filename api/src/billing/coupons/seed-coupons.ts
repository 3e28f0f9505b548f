import { sampleCoupons } from 'sample-services/admin/samples/coupons';
import type { Db } from '../../platform/database/database';
import { indiaDay, startOfIndiaDay } from '../rules/calendar';
import { paiseOf } from '../rules/money';
import { coupons } from '../tables';

const builtIn = new Set(['SAVE20', 'STUDENT', 'EARLY25']);

/**
 * The coupons of the specification, and of the sample data where it is wanted; on the first start only.
 * Without sample data the three begin with no uses and no limits, valid to the end of the next year.
 */
export async function seedCoupons(db: Db, withSamples: boolean, now: Date): Promise<void> {
  if ((await db.$count(coupons)) > 0) return;
  const endOfNextYear = `${Number(indiaDay(now).slice(0, 4)) + 1}-12-31`;
  const rows = sampleCoupons(indiaDay(now))
    .filter(({ code }) => withSamples || builtIn.has(code))
    .map((coupon) => {
      const plain = builtIn.has(coupon.code);
      return {
        code: coupon.code,
        description: coupon.description,
        translations: coupon.translations ?? {},
        type: coupon.type,
        percent: coupon.type === 'percentage' ? coupon.amount : 0,
        fixedPaise: coupon.type === 'fixed' ? paiseOf(coupon.amount) : 0,
        minimumPaise: paiseOf(coupon.minimumAmount),
        maximumUsers: plain ? null : coupon.maximumAmount,
        usageLimit: plain ? null : coupon.usageLimit,
        usedBefore: withSamples ? coupon.usedCount : 0,
        expiryDate: plain ? endOfNextYear : coupon.expiryDate,
        status: coupon.status,
        createdAt: startOfIndiaDay(coupon.createdDate),
      };
    });
  await db.insert(coupons).values(rows).onConflictDoNothing();
}
