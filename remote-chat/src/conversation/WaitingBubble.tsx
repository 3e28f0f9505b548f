import { brand } from 'shared-contracts/brand';
import { t } from '../messages';
import { AssistantMark } from './AssistantMark';
import styles from './WaitingBubble.module.css';

export function WaitingBubble() {
  return (
    <div className={styles['waiting']}>
      <AssistantMark />
      <div className={styles['bubble']} role="status">
        {t('{brand} is thinking', { brand: brand.name })}
        <span className={styles['dots']} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </div>
    </div>
  );
}
