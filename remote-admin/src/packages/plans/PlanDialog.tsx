import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import type { AdminPlan } from 'shared-contracts';
import { planBody } from 'shared-contracts/calls/admin/packages';
import { useChange } from '../../data/calls';
import { FormDialog } from '../../ui/FormDialog';
import { useSave } from '../../ui/form/use-save';
import { useToast } from '../../ui/toast/use-toast';
import { planValues, type PlanValues } from './new-plan';
import { PlanFields } from './PlanFields';

interface Props {
  /** null to create one. */
  readonly plan: AdminPlan | null;
  readonly onClose: () => void;
}

export function PlanDialog({ plan, onClose }: Props) {
  const { control, handleSubmit, setError, formState } = useForm<PlanValues>({
    defaultValues: planValues(plan),
    resolver: zodResolver(planBody) as unknown as Resolver<PlanValues>,
  });
  const create = useChange('createPlan', 'listPlans');
  const update = useChange('updatePlan', 'listPlans');
  const save = useSave(setError);
  const toast = useToast();
  const submit = (body: PlanValues) =>
    save(async () => {
      await (plan ? update.mutateAsync({ params: { id: plan.id }, body }) : create.mutateAsync({ body }));
      toast.success(plan ? 'Plan saved.' : 'Plan created.');
      onClose();
    });
  return (
    <FormDialog
      title={plan ? 'Edit Plan' : 'Create New Plan'}
      submitLabel="Save Plan"
      width="md"
      busy={create.isPending || update.isPending}
      dirty={formState.isDirty}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onClose={onClose}
    >
      <PlanFields control={control} />
    </FormDialog>
  );
}
