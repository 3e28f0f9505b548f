import EditIcon from '@mui/icons-material/EditOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useMemo } from 'react';
import type { AdminUser } from 'shared-contracts';
import { IconAction } from '../ui/IconAction';
import { day } from '../ui/format';
import { actionsField, type Column } from '../ui/table/column';
import { staffRoleNames } from './staff-roles';
import { UserStatus } from './UserStatus';

interface Actions {
  readonly onEdit: (user: AdminUser) => void;
  readonly onView: (user: AdminUser) => void;
}

export function useUserColumns({ onEdit, onView }: Actions): readonly Column<AdminUser>[] {
  return useMemo(
    () => [
      { field: 'name', header: 'Name', minWidth: 145, title: true, render: ({ name }) => name || '–' },
      { field: 'email', header: 'Email', minWidth: 215, flex: 2, render: ({ email }) => email },
      {
        field: 'phone',
        header: 'Phone',
        minWidth: 130,
        flex: 0.6,
        sortable: false,
        render: ({ phone }) => phone || '–',
      },
      {
        field: 'role',
        header: 'Role',
        minWidth: 90,
        flex: 0.5,
        render: ({ role, staffRole }) => (staffRole ? staffRoleNames[staffRole] : role),
      },
      { field: 'active', header: 'Status', minWidth: 140, flex: 0.5, render: (user) => <UserStatus user={user} /> },
      { field: 'createdOn', header: 'Created', minWidth: 110, flex: 0.7, render: ({ createdOn }) => day(createdOn) },
      { field: 'lastLogin', header: 'Last Login', minWidth: 110, flex: 0.7, render: ({ lastLogin }) => day(lastLogin) },
      {
        field: actionsField,
        header: 'Actions',
        minWidth: 95,
        render: (user) => (
          <>
            <IconAction label="View" icon={<VisibilityIcon />} onClick={() => onView(user)} />
            <IconAction label="Edit" icon={<EditIcon />} onClick={() => onEdit(user)} />
          </>
        ),
      },
    ],
    [onEdit, onView],
  );
}
