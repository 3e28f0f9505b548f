import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { mayOpen } from 'shared-contracts/calls/admin/rights';
import { Page } from '../ui/Page';
import { useStaffRole } from './use-staff-role';

/** Shows a screen only to those whose work it is. The server refuses every call of it to others. */
export function RequireArea({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const role = useStaffRole();
  if (mayOpen(role, path)) return children;
  return (
    <Page title="Not your part" narrow>
      <Typography>
        This screen belongs to another role. An owner can give you that role under User Management.
      </Typography>
    </Page>
  );
}
