import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import type { AdminUser } from 'shared-contracts';
import { adminDownloads } from 'shared-contracts/calls/admin/routes';
import { useLive } from '../app/host';
import { useCall } from '../data/calls';
import { Page } from '../ui/Page';
import { DataTable } from '../ui/table/DataTable';
import { SearchBox } from '../ui/table/SearchBox';
import { queryOf, useTableState } from '../ui/table/use-table-state';
import { useDownload } from '../ui/use-download';
import { UserBulkBar } from './UserBulkBar';
import { UserFilters } from './UserFilters';
import { useUserColumns } from './use-user-columns';
import { userFilters, type UserFilterValues } from './user-filters';

const UserDialog = lazy(async () => ({ default: (await import('./UserDialog')).UserDialog }));
const UserDetailDialog = lazy(async () => ({ default: (await import('./UserDetailDialog')).UserDetailDialog }));

type Opened = { readonly kind: 'create' } | { readonly kind: 'edit' | 'view'; readonly user: AdminUser } | null;

export function UsersScreen() {
  const live = useLive();
  const state = useTableState<UserFilterValues>(userFilters);
  const users = useCall('listUsers', { query: { ...queryOf(state), ...state.filters } });
  const [opened, setOpened] = useState<Opened>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const download = useDownload();
  const columns = useUserColumns({
    onEdit: (user) => setOpened({ kind: 'edit', user }),
    onView: (user) => setOpened({ kind: 'view', user }),
  });
  const close = () => setOpened(null);

  return (
    <Page
      title="User Management"
      lead="Everyone who has an account, and whether they may sign in."
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => void download(adminDownloads.users({ search: state.search, ...state.filters }))}
          >
            Export
          </Button>
          <Button variant="contained" startIcon={<PersonAddIcon />} onClick={() => setOpened({ kind: 'create' })}>
            Add User
          </Button>
        </>
      }
    >
      <DataTable
        label="Users"
        columns={columns}
        answer={users}
        state={state}
        selection={{ ids: chosen, onChange: setChosen }}
        paging={live ? 'bar' : 'none'}
        toolbar={
          <>
            <SearchBox label="Search users" value={state.search} onSearch={(search) => state.set({ search })} />
            <UserFilters state={state} />
            <UserBulkBar chosen={chosen} onDone={() => setChosen([])} />
          </>
        }
      />
      <Suspense fallback={null}>
        {opened?.kind === 'create' && <UserDialog user={null} onClose={close} />}
        {opened?.kind === 'edit' && <UserDialog user={opened.user} onClose={close} />}
        {opened?.kind === 'view' && <UserDetailDialog user={opened.user} onClose={close} />}
      </Suspense>
    </Page>
  );
}
