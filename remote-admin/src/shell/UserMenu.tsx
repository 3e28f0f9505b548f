import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { mayOpen } from 'shared-contracts/calls/admin/rights';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useStore } from 'zustand';
import { useHost } from '../app/host';
import { useStaffRole } from '../app/use-staff-role';
import { token } from '../theme/tokens';
import { useLogout } from './use-logout';
import { UserMenuLabel } from './UserMenuLabel';

export function UserMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { user } = useStore(useHost().auth);
  const logout = useLogout();
  const role = useStaffRole();
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label="User menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          sx={{
            width: 34,
            height: 34,
            background: token.primary,
            color: token.onPrimary,
            fontSize: '1rem',
            fontWeight: 650,
          }}
        >
          A
        </Avatar>
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': 'Admin User' }, paper: { sx: { minWidth: 220 } } }}
      >
        <UserMenuLabel email={user?.email ?? ''} />
        <MenuItem component={Link} to={paths.admin.profile.href()} onClick={close}>
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          Your Profile
        </MenuItem>
        {mayOpen(role, paths.admin.settings.href()) && (
          <MenuItem component={Link} to={paths.admin.settings.href()} onClick={close}>
            <ListItemIcon>
              <SettingsIcon fontSize="small" />
            </ListItemIcon>
            Settings
          </MenuItem>
        )}
        <MenuItem onClick={() => void logout()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          Logout
        </MenuItem>
      </Menu>
    </>
  );
}
