import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import type { SubscriptionRow } from 'shared-contracts';
import { useCall } from '../../data/calls';
import { SelectBox } from '../../ui/form/SelectBox';
import { StatusChip } from '../../ui/StatusChip';
import { day } from '../../ui/format';
import { actionsField, type Column } from '../../ui/table/column';
import { DataTable } from '../../ui/table/DataTable';
import { queryOf, type TableState } from '../../ui/table/use-table-state';
import type { PackageFilterValues } from '../package-filters';
import { SubscriptionDialog } from './SubscriptionDialog';

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
];

interface Props {
  readonly state: TableState<PackageFilterValues>;
  readonly search: ReactNode;
}

export function SubscriptionsTable({ state, search }: Props) {
  const { status } = state.filters;
  const subscriptions = useCall('listSubscriptions', { query: { ...queryOf(state), status } });
  const [viewed, setViewed] = useState<SubscriptionRow | null>(null);
  const columns = useMemo<readonly Column<SubscriptionRow>[]>(
    () => [
      { field: 'user', header: 'User', minWidth: 160, title: true, render: ({ user }) => user },
      { field: 'email', header: 'Email', minWidth: 220, flex: 1.4, render: ({ email }) => email },
      { field: 'plan', header: 'Plan', minWidth: 120, flex: 0.7, render: ({ plan }) => plan },
      { field: 'startDate', header: 'Start Date', minWidth: 120, flex: 0.7, render: ({ startDate }) => day(startDate) },
      { field: 'endDate', header: 'End Date', minWidth: 120, flex: 0.7, render: ({ endDate }) => day(endDate) },
      {
        field: 'status',
        header: 'Status',
        minWidth: 100,
        flex: 0.6,
        render: (row) => <StatusChip status={row.status} />,
      },
      {
        field: actionsField,
        header: 'Actions',
        minWidth: 100,
        render: (row) => (
          <Button size="small" variant="outlined" onClick={() => setViewed(row)}>
            View
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <>
      <DataTable
        label="User Subscriptions"
        columns={columns}
        answer={subscriptions}
        state={state}
        toolbar={
          <>
            {search}
            <SelectBox
              label="Show"
              value={status}
              options={statuses}
              onChange={(value) => state.set({ status: value })}
              width={140}
            />
          </>
        }
      />
      {viewed && <SubscriptionDialog row={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}
