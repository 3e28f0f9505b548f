import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import type { Coupon } from 'shared-contracts';
import { couponBody } from 'shared-contracts/calls/admin/coupons';
import type * as z from 'zod';
import { useChange } from '../data/calls';
import { FormDialog } from '../ui/FormDialog';
import { useSave } from '../ui/form/use-save';
import { useToast } from '../ui/toast/use-toast';
import { CouponFields } from './CouponFields';
import { couponValues, type CouponValues } from './coupon-values';

type Body = z.output<typeof couponBody>;

interface Props {
  /** null to add one. */
  readonly coupon: Coupon | null;
  readonly onClose: () => void;
}

export function CouponDialog({ coupon, onClose }: Props) {
  const { control, handleSubmit, setError, formState } = useForm<CouponValues, unknown, Body>({
    defaultValues: couponValues(coupon),
    resolver: zodResolver(couponBody) as unknown as Resolver<CouponValues, unknown, Body>,
  });
  const create = useChange('createCoupon', 'listCoupons');
  const update = useChange('updateCoupon', 'listCoupons');
  const save = useSave(setError);
  const toast = useToast();
  const submit = (body: Body) =>
    save(async () => {
      await (coupon ? update.mutateAsync({ params: { id: coupon.id }, body }) : create.mutateAsync({ body }));
      toast.success(coupon ? 'Coupon saved.' : 'Coupon added.');
      onClose();
    });
  return (
    <FormDialog
      title={coupon ? 'Edit Coupon' : 'Add Coupon'}
      submitLabel="Save Coupon"
      width="md"
      busy={create.isPending || update.isPending}
      dirty={formState.isDirty}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onClose={onClose}
    >
      <CouponFields control={control} isExpired={coupon?.status === 'expired'} />
    </FormDialog>
  );
}
