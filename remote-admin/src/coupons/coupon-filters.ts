import type { CouponStatus } from 'shared-contracts';

export interface CouponFilterValues extends Readonly<Record<string, string>> {
  readonly status: 'all' | CouponStatus;
}

export const couponFilters: CouponFilterValues = { status: 'all' };

export const couponPageSize = 10;

export const couponStatuses = [
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
  { value: 'draft', label: 'Draft' },
] as const;
