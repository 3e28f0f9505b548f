import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { AdminPlan } from 'shared-contracts';
import { DateInput } from '../../ui/form/DateInput';
import { FormGrid, WholeRow } from '../../ui/form/FormGrid';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import type { Assignment } from './assignment';
import { ProofInput } from './ProofInput';
import { UserPicker } from './UserPicker';

const durations = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];
const methods = [
  { value: '', label: 'Select a method' },
  { value: 'online', label: 'Online' },
  { value: 'offline', label: 'Offline' },
];

interface Props {
  readonly form: UseFormReturn<Assignment>;
  readonly plans: readonly AdminPlan[];
  readonly proof: File | null;
  readonly onProof: (file: File | null) => void;
}

export function AssignFields({ form: { control }, plans, proof, onProof }: Props) {
  const method = useWatch({ control, name: 'paymentMethod' });
  const offered = [
    { value: '', label: 'Select a plan' },
    ...plans.filter(({ status }) => status).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormGrid>
      <WholeRow>
        <UserPicker control={control} />
      </WholeRow>
      <SelectInput control={control} name="planId" label="Plan" options={offered} />
      <SelectInput control={control} name="duration" label="Duration" options={durations} />
      <DateInput control={control} name="startDate" label="Start Date" />
      <SelectInput control={control} name="paymentMethod" label="Payment Method" options={methods} />
      {method !== '' && (
        <>
          <WholeRow>
            <TextInput control={control} name="transactionId" label="Transaction ID" />
          </WholeRow>
          <WholeRow>
            <ProofInput proof={proof} onProof={onProof} />
          </WholeRow>
        </>
      )}
    </FormGrid>
  );
}
