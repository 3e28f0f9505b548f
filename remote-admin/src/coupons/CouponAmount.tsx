import type { Control } from 'react-hook-form';
import { NumberInput } from '../ui/form/NumberInput';
import type { CouponValues } from './coupon-values';

interface Props<O> {
  readonly control: Control<CouponValues, unknown, O>;
  readonly type: CouponValues['type'];
}

/** Percent from 0 to 100 in whole steps, or rupees with two decimals. */
export function CouponAmount<O>({ control, type }: Props<O>) {
  return type === 'percentage' ? (
    <NumberInput control={control} name="amount" label="Amount" required max={100} step={1} suffix="%" />
  ) : (
    <NumberInput control={control} name="amount" label="Amount" required step={0.01} prefix="₹" />
  );
}
