import { BrandSign } from 'shared-ui/brand-sign';
import styles from './AssistantMark.module.css';

export function AssistantMark() {
  return (
    <span className={styles['mark']} aria-hidden="true">
      <BrandSign />
    </span>
  );
}
