import type { Control } from 'react-hook-form';
import { FormGrid, WholeRow } from '../../ui/form/FormGrid';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import type { PlanValues } from './new-plan';

const userTypes = [
  { value: 'customer', label: 'Customer' },
  { value: 'lawyer', label: 'Lawyer' },
];
const noLimit = { placeholder: 'No limit', hint: 'A day; empty means no limit.' };

export function PlanFields({ control }: { readonly control: Control<PlanValues> }) {
  return (
    <FormGrid>
      <SelectInput control={control} name="userType" label="User Type" options={userTypes} required />
      <NumberInput control={control} name="orderNo" label="Order No" empty={0} hint="Smaller numbers come first." />
      <WholeRow>
        <TextInput control={control} name="name" label="Plan Name" />
      </WholeRow>
      <MoneyInput control={control} name="monthlyPricePaise" label="Monthly Price" />
      <MoneyInput
        control={control}
        name="yearlyPricePaise"
        label="Yearly Price"
        hint="Per month, when paid for a year."
      />
      <NumberInput control={control} name="savePercentage" label="Save Percentage" suffix="%" empty={0} />
      <NumberInput control={control} name="fileUploadLimit" label="File Upload Limit" {...noLimit} />
      <NumberInput control={control} name="chatTokenLimit" label="Chat Token Limit" {...noLimit} />
      <NumberInput control={control} name="questionsPerDay" label="Question Limit" {...noLimit} />
      <NumberInput
        control={control}
        name="papersPerMonth"
        label="Paper Limit"
        placeholder="No limit"
        hint="Papers made into files a month; empty means no limit."
      />
      <WholeRow>
        <TextInput control={control} name="features" label="Features" rows={4} hint="One on each line." />
      </WholeRow>
      <SwitchInput control={control} name="voiceAssistant" label="Voice Assistant" hint="Questions can be spoken." />
      <SwitchInput control={control} name="isPrivate" label="Private" hint="Not shown on the pricing page." />
      <SwitchInput control={control} name="isRecommended" label="Recommended" hint="Stands out among the plans." />
      <SwitchInput control={control} name="isDefault" label="Default" hint="What a new account starts with." />
      <SwitchInput control={control} name="status" label="Status" hint="Inactive plans cannot be chosen." />
    </FormGrid>
  );
}
