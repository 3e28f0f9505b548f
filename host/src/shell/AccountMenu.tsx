import { Menu } from '@base-ui/react/menu';
import type { SessionUser } from 'shared-contracts/calls/accounts/types';
import { Link } from 'shared-contracts/router';
import { t } from '../messages';
import { useLinks } from '../navigation/use-links';
import classes from './AccountMenu.module.css';

interface AccountMenuProps {
  readonly user: SessionUser;
  readonly onLogout: () => void;
}

export function AccountMenu({ user, onLogout }: AccountMenuProps) {
  const links = useLinks('account').filter(({ role }) => role === undefined || role === user.role);
  return (
    <Menu.Root>
      <Menu.Trigger className={classes.trigger} aria-label={t('Account')}>
        {(user.name || user.email).slice(0, 1).toUpperCase()}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={classes.positioner} sideOffset={8} align="end">
          <Menu.Popup className={classes.popup}>
            <div className={classes.who}>
              <strong>{user.name || user.email}</strong>
              <span>{user.email}</span>
              <span className={classes.plan}>{t('{plan} plan', { plan: user.plan.name })}</span>
            </div>
            {links.map(({ label, href }) => (
              <Menu.Item key={href} className={classes.item} render={<Link to={href} />}>
                {label}
              </Menu.Item>
            ))}
            <Menu.Item className={classes.item} onClick={onLogout}>
              {t('Logout')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
