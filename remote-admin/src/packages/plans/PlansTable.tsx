import { Suspense, lazy, useMemo, useState, type ReactNode } from 'react';
import type { AdminPlan } from 'shared-contracts';
import { useCall, useChange } from '../../data/calls';
import { sentenceOf } from '../../data/sentence-of';
import { useUndoable } from '../../data/use-undoable';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { DataTable } from '../../ui/table/DataTable';
import type { TableState } from '../../ui/table/use-table-state';
import { useToast } from '../../ui/toast/use-toast';
import type { PackageFilterValues } from '../package-filters';
import { planRows } from './plan-rows';
import { usePlanColumns } from './use-plan-columns';

const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog')).PlanDialog }));

interface Props {
  readonly state: TableState<PackageFilterValues>;
  readonly search: ReactNode;
}

/** There are few plans, so they are searched and sorted here. */
export function PlansTable({ state, search }: Props) {
  const plans = useCall('listPlans', undefined);
  const [editing, setEditing] = useState<AdminPlan | null>(null);
  const [deleting, setDeleting] = useState<AdminPlan | null>(null);
  const columns = usePlanColumns({ onEdit: setEditing, onDelete: setDeleting });
  const remove = useChange('deletePlan', 'listPlans');
  const undoable = useUndoable('listPlans');
  const toast = useToast();
  const data = useMemo(() => plans.data && planRows(plans.data.plans, state), [plans.data, state]);

  const confirmDelete = (plan: AdminPlan) =>
    remove.mutate(
      { params: { id: plan.id } },
      {
        onSuccess: ({ undo }) => undoable(`The ${plan.name} plan was deleted.`, undo),
        onError: (error) => toast.error(sentenceOf(error)),
        onSettled: () => setDeleting(null),
      },
    );
  return (
    <>
      <DataTable
        label="Subscription Plans"
        columns={columns}
        answer={{ ...plans, data }}
        state={state}
        toolbar={search}
        paging="none"
      />
      <Suspense fallback={null}>{editing && <PlanDialog plan={editing} onClose={() => setEditing(null)} />}</Suspense>
      {deleting && (
        <ConfirmDialog
          open
          title="Delete Plan"
          question={`Are you sure you want to delete the ${deleting.name} plan? This action cannot be undone.`}
          busy={remove.isPending}
          onConfirm={() => confirmDelete(deleting)}
          onCancel={() => setDeleting(null)}
        />
      )}
    </>
  );
}
