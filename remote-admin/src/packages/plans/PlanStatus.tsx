import type { AdminPlan } from 'shared-contracts';
import { useChange } from '../../data/calls';
import { sentenceOf } from '../../data/sentence-of';
import { StatusSwitch } from '../../ui/StatusSwitch';
import { useToast } from '../../ui/toast/use-toast';

export function PlanStatus({ plan }: { readonly plan: AdminPlan }) {
  const setActive = useChange('setPlanActive', 'listPlans');
  const toast = useToast();
  return (
    <StatusSwitch
      checked={setActive.isPending ? setActive.variables.body.active : plan.status}
      disabled={setActive.isPending}
      onChange={(active) =>
        setActive.mutate(
          { params: { id: plan.id }, body: { active } },
          { onError: (error) => toast.error(sentenceOf(error)) },
        )
      }
    />
  );
}
