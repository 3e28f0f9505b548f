import { useWatch, type Control } from 'react-hook-form';
import { DateInput } from '../ui/form/DateInput';
import { FormGrid, WholeRow } from '../ui/form/FormGrid';
import { ListInput } from '../ui/form/ListInput';
import { NumberInput } from '../ui/form/NumberInput';
import { SelectInput } from '../ui/form/SelectInput';
import { TextInput } from '../ui/form/TextInput';
import { CouponAmount } from './CouponAmount';
import { CouponProducts } from './CouponProducts';
import type { CouponValues } from './coupon-values';

const types = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed' },
];
const translated = [
  ['ta', 'Tamil'],
  ['hi', 'Hindi'],
  ['kn', 'Kannada'],
] as const;
const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'draft', label: 'Draft' },
];

interface Props<O> {
  readonly control: Control<CouponValues, unknown, O>;
  /** The form offers active and draft only; a coupon that is expired keeps that until another is chosen. */
  readonly isExpired: boolean;
}

export function CouponFields<O>({ control, isExpired }: Props<O>) {
  const type = useWatch({ control, name: 'type' });
  return (
    <FormGrid>
      <TextInput
        control={control}
        name="code"
        label="Code"
        required
        shape={(typed) => typed.toUpperCase()}
        autoComplete="off"
      />
      <SelectInput
        control={control}
        name="status"
        label="Status"
        options={isExpired ? [...statuses, { value: 'expired', label: 'Expired' }] : statuses}
      />
      <WholeRow>
        <TextInput control={control} name="description" label="Description" />
      </WholeRow>
      {translated.map(([language, name]) => (
        <WholeRow key={language}>
          <TextInput
            control={control}
            name={`translations.${language}`}
            label={`Description in ${name}`}
            hint="Empty means that the English one is shown."
          />
        </WholeRow>
      ))}
      <SelectInput control={control} name="type" label="Discount Type" options={types} required />
      <CouponAmount control={control} type={type} />
      <NumberInput
        control={control}
        name="minimumAmount"
        label="Minimum Order Amount"
        prefix="₹"
        step={0.01}
        empty={0}
      />
      <NumberInput
        control={control}
        name="maximumAmount"
        label="Maximum Users"
        placeholder="No limit"
        hint="How many people may use it; empty means no limit."
      />
      <NumberInput
        control={control}
        name="usageLimit"
        label="Usage Limit"
        placeholder="Unlimited"
        hint="How often it may be used; empty means unlimited."
      />
      <DateInput control={control} name="expiryDate" label="Expiry Date" required />
      <CouponProducts control={control} />
      <ListInput
        control={control}
        name="customers"
        label="Customers"
        hint="Email addresses, separated by commas; empty means everyone."
      />
    </FormGrid>
  );
}
