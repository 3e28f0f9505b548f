import { Icon } from '../ui/Icon';
import styles from './AssistantMark.module.css';

export function AssistantMark() {
  return (
    <span className={styles['mark']} aria-hidden="true">
      <Icon name="scale" size={18} />
    </span>
  );
}
