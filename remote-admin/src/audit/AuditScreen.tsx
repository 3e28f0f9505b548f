import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { AuditEntry } from 'shared-contracts';
import { useCall } from '../data/calls';
import { Page } from '../ui/Page';
import { moment } from '../ui/format';
import { actionsField, type Column } from '../ui/table/column';
import { DataTable } from '../ui/table/DataTable';
import { SearchBox } from '../ui/table/SearchBox';
import { queryOf, useTableState } from '../ui/table/use-table-state';
import { AuditDialog } from './AuditDialog';

const noFilters = {};

/** Who changed what, when and from where. Nothing here can be edited. */
export function AuditScreen() {
  const state = useTableState<Readonly<Record<string, string>>>(noFilters);
  const entries = useCall('listAudit', { query: queryOf(state) });
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const columns = useMemo<readonly Column<AuditEntry>[]>(
    () => [
      { field: 'at', header: 'When', minWidth: 170, flex: 0.8, render: ({ at }) => moment(at) },
      { field: 'actor', header: 'Who', minWidth: 190, render: ({ actor }) => actor },
      { field: 'action', header: 'Action', minWidth: 160, flex: 0.8, title: true, render: ({ action }) => action },
      { field: 'subject', header: 'Subject', minWidth: 220, flex: 1.4, render: ({ subject }) => subject },
      { field: 'address', header: 'From', minWidth: 130, flex: 0.6, render: ({ address }) => address || '–' },
      {
        field: actionsField,
        header: 'Actions',
        minWidth: 100,
        render: (entry) => (
          <Button size="small" variant="outlined" onClick={() => setOpened(entry)}>
            View
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <Page title="Audit Trail" lead="Who changed what, when and from where. Entries cannot be edited.">
      <DataTable
        label="Audit Trail"
        columns={columns}
        answer={entries}
        state={state}
        toolbar={
          <SearchBox
            label="Search by person, action or subject"
            value={state.search}
            onSearch={(search) => state.set({ search })}
          />
        }
      />
      {opened && <AuditDialog entry={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
