import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { Consultation } from 'shared-contracts';
import { useCall } from '../data/calls';
import { Page } from '../ui/Page';
import { StatusChip } from '../ui/StatusChip';
import { SelectBox } from '../ui/form/SelectBox';
import { moment } from '../ui/format';
import { actionsField, type Column } from '../ui/table/column';
import { DataTable } from '../ui/table/DataTable';
import { SearchBox } from '../ui/table/SearchBox';
import { queryOf, useTableState } from '../ui/table/use-table-state';
import { ConsultationDialog } from './ConsultationDialog';

interface ConsultationFilters extends Readonly<Record<string, string>> {
  readonly status: Consultation['status'] | 'all';
}
const filters: ConsultationFilters = { status: 'asked' };
const statuses = [
  { value: 'asked', label: 'Asked' },
  { value: 'assigned', label: 'Assigned' },
  { value: 'answered', label: 'Answered' },
  { value: 'declined', label: 'Declined' },
  { value: 'all', label: 'All' },
];

/** Calls with a lawyer that people of Legal Pro+ ask for. */
export function ConsultationsScreen() {
  const state = useTableState<ConsultationFilters>(filters);
  const { status } = state.filters;
  const requests = useCall('listConsultations', { query: { ...queryOf(state), status } });
  const [opened, setOpened] = useState<Consultation | null>(null);
  const columns = useMemo<readonly Column<Consultation>[]>(
    () => [
      { field: 'name', header: 'Name', minWidth: 130, sortable: false, title: true, render: ({ name }) => name },
      {
        field: 'question',
        header: 'About',
        minWidth: 260,
        flex: 2,
        sortable: false,
        render: ({ question }) => (question.length > 140 ? `${question.slice(0, 139)}…` : question),
      },
      {
        field: 'wantedAt',
        header: 'Wanted',
        minWidth: 150,
        sortable: false,
        render: ({ wantedAt }) => moment(wantedAt),
      },
      {
        field: 'assignedTo',
        header: 'Assigned to',
        minWidth: 130,
        sortable: false,
        render: ({ assignedTo }) => assignedTo || '–',
      },
      {
        field: 'status',
        header: 'Status',
        minWidth: 100,
        sortable: false,
        render: (request) => <StatusChip status={request.status} />,
      },
      {
        field: actionsField,
        header: 'Actions',
        minWidth: 100,
        render: (request) => (
          <Button size="small" variant="outlined" onClick={() => setOpened(request)}>
            View
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <Page title="Consultations" lead="Calls with a lawyer that people asked for; they learn of each step by mail.">
      <DataTable
        label="Consultations"
        columns={columns}
        answer={requests}
        state={state}
        empty="Nobody waits for a call."
        toolbar={
          <>
            <SearchBox label="Search requests" value={state.search} onSearch={(search) => state.set({ search })} />
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
      {opened && <ConsultationDialog request={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
