import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../ui/FormDialog';
import { useCall } from '../../data/calls';
import { AssignFields } from './AssignFields';
import { newAssignment, type Assignment } from './assignment';
import { ConfirmAssignment } from './ConfirmAssignment';
import { useAssign } from './use-assign';

/** Form, then a summary to confirm. What the server refuses comes back to its field in the form. */
export function AssignFlow({ onClose }: { readonly onClose: () => void }) {
  const form = useForm<Assignment>({ defaultValues: newAssignment() });
  const [proof, setProof] = useState<File | null>(null);
  const [confirming, setConfirming] = useState<Assignment | null>(null);
  const plans = useCall('listPlans', undefined);
  const { assign, busy } = useAssign({
    setError: form.setError,
    onDone: onClose,
    onRefused: () => setConfirming(null),
  });
  return (
    <>
      <FormDialog
        title="Assign Subscription Plan"
        submitLabel="Assign"
        dirty={form.formState.isDirty || proof !== null}
        onSubmit={(event) => void form.handleSubmit(setConfirming)(event)}
        onClose={onClose}
      >
        <AssignFields form={form} plans={plans.data?.plans ?? []} proof={proof} onProof={setProof} />
      </FormDialog>
      {confirming && (
        <ConfirmAssignment
          assignment={confirming}
          plan={plans.data?.plans.find(({ id }) => id === confirming.planId)?.name ?? 'N/A'}
          busy={busy}
          onConfirm={() => void assign(confirming, proof)}
          onCancel={() => setConfirming(null)}
        />
      )}
    </>
  );
}
