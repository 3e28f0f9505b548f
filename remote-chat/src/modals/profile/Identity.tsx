import { useAuth, useIsLive } from '../../host/host-context';
import { m } from 'shared-ui/messages/messages';
import { t } from '../../messages';
import styles from './Identity.module.css';

/** Shown to visitors in the demonstration, as specified. */
const sample = { name: 'Asha Rao', email: 'asha.rao@example.com' };
const guest = { name: m('Guest'), email: m('Log in to keep your chats on all your devices.') };

export function Identity() {
  const user = useAuth((auth) => auth.user);
  const isLive = useIsLive();
  const { name, email } = user ?? (isLive ? guest : sample);
  const shownName = name || email;
  return (
    <div className={styles['identity']}>
      <span className={styles['initial']} aria-hidden="true">
        {shownName.slice(0, 1).toUpperCase()}
      </span>
      <div>
        <p className={styles['name']}>{t(shownName)}</p>
        <p className={styles['email']}>{t(email)}</p>
      </div>
    </div>
  );
}
