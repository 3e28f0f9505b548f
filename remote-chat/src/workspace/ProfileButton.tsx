import { useAuth, useIsLive } from '../host/host-context';
import { t } from '../messages';
import { useModal } from '../modals/modal-context';
import { IconButton } from '../ui/IconButton';
import styles from './AccountButtons.module.css';

/** Opens the profile; it shows the initial of whoever is signed in. */
export function ProfileButton() {
  const isLive = useIsLive();
  const user = useAuth((auth) => auth.user);
  const openModal = useModal((modal) => modal.open);
  const openProfile = () => openModal({ name: 'profile' });
  if (!user || !isLive)
    return <IconButton icon="person" label={t('Profile')} className={styles['profile'] ?? ''} onClick={openProfile} />;
  return (
    <button
      type="button"
      className={`icon-button ${styles['initial']}`}
      aria-label={t('Profile')}
      title={t('Profile')}
      onClick={openProfile}
    >
      <span aria-hidden="true">{(user.name || user.email).slice(0, 1).toUpperCase()}</span>
    </button>
  );
}
