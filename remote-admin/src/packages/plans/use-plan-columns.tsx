import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useMemo } from 'react';
import type { AdminPlan } from 'shared-contracts';
import { IconAction } from '../../ui/IconAction';
import { money } from '../../ui/format';
import { actionsField, type Column } from '../../ui/table/column';
import { PlanFeatures } from './PlanFeatures';
import { PlanStatus } from './PlanStatus';

interface Actions {
  readonly onEdit: (plan: AdminPlan) => void;
  readonly onDelete: (plan: AdminPlan) => void;
}

export function usePlanColumns({ onEdit, onDelete }: Actions): readonly Column<AdminPlan>[] {
  return useMemo(
    () => [
      { field: 'name', header: 'Plan Name', minWidth: 150, title: true, render: ({ name }) => name },
      {
        field: 'periodDays',
        header: 'Period',
        minWidth: 110,
        flex: 0.6,
        render: ({ periodDays }) => `${periodDays} days`,
      },
      {
        field: 'monthlyPricePaise',
        header: 'Price',
        minWidth: 120,
        flex: 0.6,
        render: ({ monthlyPricePaise }) => money(monthlyPricePaise),
      },
      {
        field: 'features',
        header: 'Features',
        minWidth: 260,
        flex: 2,
        sortable: false,
        render: ({ features }) => <PlanFeatures features={features} />,
      },
      { field: 'status', header: 'Status', minWidth: 100, flex: 0.5, render: (plan) => <PlanStatus plan={plan} /> },
      {
        field: actionsField,
        header: 'Actions',
        minWidth: 110,
        render: (plan) => (
          <>
            <IconAction label="Edit" icon={<EditIcon />} onClick={() => onEdit(plan)} />
            <IconAction label="Delete" icon={<DeleteIcon />} danger onClick={() => onDelete(plan)} />
          </>
        ),
      },
    ],
    [onEdit, onDelete],
  );
}
