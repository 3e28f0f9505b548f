import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { useState } from 'react';
import { useCall, useChange } from '../data/calls';
import { NotificationList } from './NotificationList';

const askAgainMs = 60_000;

/** The bell: what happened since the admin last looked. */
export function Notifications() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const bell = useCall('bell', undefined, { refetchInterval: () => askAgainMs });
  const markRead = useChange('readBell', 'bell');
  const unread = bell.data?.unread ?? 0;
  const close = () => {
    setAnchor(null);
    if (unread > 0) markRead.mutate(undefined);
  };
  return (
    <>
      <IconButton
        aria-label="Notifications"
        aria-description={unread > 0 ? `${unread} unread` : 'none unread'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unread} color="secondary" max={99}>
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-label': 'Notifications' },
          paper: { sx: { width: 'min(360px, calc(100vw - 32px))', maxHeight: 480 } },
        }}
      >
        <NotificationList items={bell.data?.items ?? []} failed={bell.isError} onFollow={close} />
      </Menu>
    </>
  );
}
