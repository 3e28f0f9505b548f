import type { Control } from 'react-hook-form';
import { useCall } from '../data/calls';
import { ListInput } from '../ui/form/ListInput';
import type { CouponValues } from './coupon-values';

/** Plans that a coupon is for, by their short names. */
export function CouponProducts<O>({ control }: { readonly control: Control<CouponValues, unknown, O> }) {
  const plans = useCall('listPlans', undefined);
  const slugs = plans.data?.plans.map(({ slug }) => slug).join(', ') ?? '';
  return <ListInput control={control} name="products" label="Plans" hint={`Any of: ${slugs}; empty means every plan.`} />;
}
