import { formatDistanceToNow } from 'date-fns';
import type { DeviceSession } from 'shared-contracts';
import styles from './DeviceList.module.css';

interface DeviceListProps {
  readonly sessions: readonly DeviceSession[];
  readonly onSignOut: (id: string) => void;
}

export function DeviceList({ sessions, onSignOut }: DeviceListProps) {
  return (
    <ul className={styles['list']} aria-label="Signed-in devices">
      {sessions.map(({ id, device, current, lastSeenAt }) => (
        <li key={id}>
          <span>
            <strong>{device}</strong>
            <small>{current ? 'This device' : `Last seen ${formatDistanceToNow(new Date(lastSeenAt), { addSuffix: true })}`}</small>
          </span>
          {!current && (
            <button type="button" className="button quiet" onClick={() => onSignOut(id)}>
              Sign out
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
