import type { DeviceSession } from 'shared-contracts';
import { t } from '../../messages';
import { distance } from '../../ui/dates';
import styles from './DeviceList.module.css';

interface DeviceListProps {
  readonly sessions: readonly DeviceSession[];
  readonly onSignOut: (id: string) => void;
}

export function DeviceList({ sessions, onSignOut }: DeviceListProps) {
  return (
    <ul className={styles['list']} aria-label={t('Signed-in devices')}>
      {sessions.map(({ id, device, current, lastSeenAt }) => (
        <li key={id}>
          <span>
            <strong>{device}</strong>
            <small>{current ? t('This device') : t('Last seen {time} ago', { time: distance(lastSeenAt) })}</small>
          </span>
          {!current && (
            <button type="button" className="button quiet" onClick={() => onSignOut(id)}>
              {t('Sign out')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
