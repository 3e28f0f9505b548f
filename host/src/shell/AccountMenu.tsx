import { Menu } from '@base-ui/react/menu';
import type { SessionUser } from 'shared-contracts/calls/accounts/types';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import classes from './AccountMenu.module.css';

interface AccountMenuProps {
  readonly user: SessionUser;
  readonly onLogout: () => void;
}

export function AccountMenu({ user, onLogout }: AccountMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger className={classes.trigger} aria-label="Account">
        {(user.name || user.email).slice(0, 1).toUpperCase()}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={classes.positioner} sideOffset={8} align="end">
          <Menu.Popup className={classes.popup}>
            <div className={classes.who}>
              <strong>{user.name || user.email}</strong>
              <span>{user.email}</span>
              <span className={classes.plan}>{user.plan.name} plan</span>
            </div>
            <Menu.Item className={classes.item} render={<Link to={paths.chat.href()} />}>
              Your chats
            </Menu.Item>
            {user.role === 'admin' && (
              <Menu.Item className={classes.item} render={<Link to={paths.admin.href()} />}>
                Back office
              </Menu.Item>
            )}
            <Menu.Item className={classes.item} onClick={onLogout}>
              Logout
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
