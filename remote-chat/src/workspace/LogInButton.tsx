import { useAuth, useIsLive } from '../host/host-context';
import { t } from '../messages';
import { useModal } from '../modals/modal-context';
import styles from './AccountButtons.module.css';

/** The way in for a visitor of the live product, where the bar has room for it; the profile begins with it too. */
export function LogInButton() {
  const isLive = useIsLive();
  const isVisitor = useAuth(({ status, isAuthenticated }) => status === 'settled' && !isAuthenticated);
  const openModal = useModal((modal) => modal.open);
  if (!isLive || !isVisitor) return null;
  return (
    <button type="button" className={styles['login']} onClick={() => openModal({ name: 'login' })}>
      {t('Log in')}
    </button>
  );
}
