import type { Coupon } from 'shared-contracts';
import type { couponBody } from 'shared-contracts/calls/admin/coupons';
import type * as z from 'zod';

export type CouponValues = Omit<z.output<typeof couponBody>, 'amount'> & { amount: number | null };

const untranslated = { ta: '', hi: '', kn: '' };

export function couponValues(coupon: Coupon | null): CouponValues {
  if (coupon) {
    const { id: _id, usedCount: _usedCount, createdDate: _createdDate, ...values } = coupon;
    return { ...values, translations: { ...untranslated, ...values.translations } };
  }
  return {
    code: '',
    description: '',
    translations: untranslated,
    type: 'percentage',
    amount: null,
    minimumAmount: 0,
    maximumAmount: null,
    usageLimit: null,
    expiryDate: '',
    status: 'active',
    products: [],
    categories: [],
    customers: [],
  };
}
