import { accountExportPath } from 'shared-contracts/calls/accounts/routes';
import { useAuth, useHost } from '../../host/host-context';
import { t } from '../../messages';
import { Icon } from '../../ui/Icon';
import { LinkList } from './LinkList';
import styles from './LinkList.module.css';
import { ModalLink } from './ModalLink';

/** What a person can do with the account itself. */
export function AccountLinks() {
  const { config } = useHost();
  const isComplete = useAuth(({ user }) => user?.profileComplete ?? true);
  return (
    <LinkList label={t('Account')}>
      {!isComplete && <ModalLink label={t('Complete your profile')} to={{ name: 'complete-profile' }} />}
      <ModalLink label={t('Plan and invoices')} to={{ name: 'billing' }} />
      <ModalLink label={t('Reminders')} to={{ name: 'reminders' }} />
      <ModalLink label={t('Change password')} to={{ name: 'change-password' }} />
      <ModalLink label={t('Devices')} to={{ name: 'devices' }} />
      <li>
        <a className={styles['link']} href={config.apiBaseUrl + accountExportPath} download>
          {t('Download my data')} <Icon name="download" size={16} />
        </a>
      </li>
    </LinkList>
  );
}
