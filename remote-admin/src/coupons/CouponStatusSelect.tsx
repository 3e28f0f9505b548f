import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Coupon, CouponStatus } from 'shared-contracts';
import { useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { useToast } from '../ui/toast/use-toast';
import { couponStatuses } from './coupon-filters';

/** A coupon's status can be changed freely, from any to any. */
export function CouponStatusSelect({ coupon }: { readonly coupon: Coupon }) {
  const setStatus = useChange('setCouponStatus', 'listCoupons');
  const toast = useToast();
  const shown = setStatus.isPending ? setStatus.variables.body.status : coupon.status;
  const change = (status: CouponStatus) =>
    setStatus.mutate(
      { params: { id: coupon.id }, body: { status } },
      { onError: (error) => toast.error(sentenceOf(error)) },
    );
  return (
    <NativeSelect
      value={shown}
      disabled={setStatus.isPending}
      onChange={(event) => change(event.target.value as CouponStatus)}
      input={<OutlinedInput inputProps={{ 'aria-label': 'Status' }} />}
      sx={{ minHeight: 40 }}
    >
      {couponStatuses.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
