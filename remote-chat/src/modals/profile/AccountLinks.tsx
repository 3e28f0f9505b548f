import { accountExportPath } from 'shared-contracts/calls/accounts/routes';
import { useAuth, useHost, useIsLive } from '../../host/host-context';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { useModal } from '../modal-context';
import type { Modal } from '../modal-store';
import { LinkList } from './LinkList';
import styles from './LinkList.module.css';

/** What a person can do with the account itself; the demonstration has no account to do it with. */
export function AccountLinks() {
  const isLive = useIsLive();
  const { config } = useHost();
  const isComplete = useAuth(({ user }) => user?.profileComplete ?? true);
  if (!isLive) return null;
  return (
    <LinkList label="Account">
      {!isComplete && <ModalLink label="Complete your profile" to={{ name: 'complete-profile' }} />}
      <ModalLink label="Plan and invoices" to={{ name: 'billing' }} />
      <ModalLink label="Change password" to={{ name: 'change-password' }} />
      <ModalLink label="Devices" to={{ name: 'devices' }} />
      <li>
        <a className={styles['link']} href={config.apiBaseUrl + accountExportPath} download>
          Download my data <Icon name="download" size={16} />
        </a>
      </li>
      <ModalLink label="Delete account" to={{ name: 'delete-account' }} icon="trash" />
    </LinkList>
  );
}

interface ModalLinkProps {
  readonly label: string;
  readonly to: Modal;
  readonly icon?: IconName;
}

function ModalLink({ label, to, icon = 'next' }: ModalLinkProps) {
  const open = useModal((modal) => modal.open);
  return (
    <li>
      <button type="button" className={`${styles['link']} ${icon === 'trash' ? styles['danger'] : ''}`} onClick={() => open(to)}>
        {label} <Icon name={icon} size={16} />
      </button>
    </li>
  );
}
