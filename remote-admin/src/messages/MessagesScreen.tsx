import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { StoredContactMessage } from 'shared-contracts';
import { useCall } from '../data/calls';
import { Page } from '../ui/Page';
import { SelectBox } from '../ui/form/SelectBox';
import { moment } from '../ui/format';
import { actionsField, type Column } from '../ui/table/column';
import { DataTable } from '../ui/table/DataTable';
import { SearchBox } from '../ui/table/SearchBox';
import { queryOf, useTableState } from '../ui/table/use-table-state';
import { MessageDialog } from './MessageDialog';
import { MessageHandled } from './MessageHandled';

interface MessageFilterValues extends Readonly<Record<string, string>> {
  readonly status: 'all' | 'open' | 'handled';
}
const messageFilters: MessageFilterValues = { status: 'all' };
const statuses = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Handled' },
];

/** What people wrote with the contact form. */
export function MessagesScreen() {
  const state = useTableState<MessageFilterValues>(messageFilters);
  const { status } = state.filters;
  const messages = useCall('listContactMessages', { query: { ...queryOf(state), status } });
  const [opened, setOpened] = useState<StoredContactMessage | null>(null);
  const columns = useMemo<readonly Column<StoredContactMessage>[]>(
    () => [
      {
        field: 'firstName',
        header: 'Name',
        minWidth: 130,
        flex: 0.8,
        title: true,
        render: ({ firstName }) => firstName || '–',
      },
      { field: 'email', header: 'Email', minWidth: 190, render: ({ email }) => email || '–' },
      {
        field: 'message',
        header: 'Message',
        minWidth: 260,
        flex: 2,
        sortable: false,
        render: ({ message }) => (message.length > 140 ? `${message.slice(0, 139)}…` : message),
      },
      { field: 'at', header: 'Received', minWidth: 150, flex: 0.8, render: ({ at }) => moment(at) },
      {
        field: 'handled',
        header: 'Handled',
        minWidth: 100,
        flex: 0.5,
        render: (message) => <MessageHandled message={message} />,
      },
      {
        field: actionsField,
        header: 'Actions',
        minWidth: 100,
        render: (message) => (
          <Button size="small" variant="outlined" onClick={() => setOpened(message)}>
            View
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <Page title="Messages" lead="What people wrote with the contact form.">
      <DataTable
        label="Messages"
        columns={columns}
        answer={messages}
        state={state}
        toolbar={
          <>
            <SearchBox label="Search messages" value={state.search} onSearch={(search) => state.set({ search })} />
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
      {opened && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
