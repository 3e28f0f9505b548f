import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { useEffect } from 'react';
import { mayOpen } from 'shared-contracts/calls/admin/rights';
import { useStaffRole } from '../app/use-staff-role';
import { sidebarWidth, token, topBarHeight } from '../theme/tokens';
import { mainItems } from './navigation';
import { SettingsGroup } from './SettingsGroup';
import { SidebarButton, SidebarLink } from './SidebarLink';
import { useLogout } from './use-logout';

interface Props {
  readonly open: boolean;
  readonly narrow: boolean;
  readonly onClose: () => void;
}

/** Beside the screen where there is room; on narrow screens over it, below the top bar, so that its toggle stays in reach. */
export function Sidebar({ open, narrow, onClose }: Props) {
  const logout = useLogout();
  const role = useStaffRole();
  useEffect(() => {
    if (!open || !narrow) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, narrow, onClose]);

  const afterLink = () => narrow && onClose();
  return (
    <>
      {open && narrow && (
        <Box
          onClick={onClose}
          aria-hidden
          sx={{ position: 'fixed', inset: `${topBarHeight}px 0 0`, background: token.overlay, zIndex: 1099 }}
        />
      )}
      <Box
        component="nav"
        aria-label="Admin"
        hidden={!open}
        sx={{
          position: 'fixed',
          top: topBarHeight,
          bottom: 0,
          left: 0,
          width: sidebarWidth,
          display: open ? 'flex' : 'none',
          flexDirection: 'column',
          gap: 1,
          padding: 1.5,
          overflowY: 'auto',
          background: token.surface,
          borderRight: `1px solid ${token.line}`,
          zIndex: 1100,
        }}
      >
        <List disablePadding>
          {mainItems
            .filter(({ href }) => mayOpen(role, href))
            .map((item) => (
              <SidebarLink key={item.href} item={item} onFollow={afterLink} />
            ))}
          <SettingsGroup onFollow={afterLink} />
        </List>
        <List disablePadding sx={{ marginTop: 'auto', paddingTop: 1, borderTop: `1px solid ${token.line}` }}>
          <SidebarButton label="Logout" Icon={LogoutIcon} onClick={() => void logout()} />
        </List>
      </Box>
    </>
  );
}
