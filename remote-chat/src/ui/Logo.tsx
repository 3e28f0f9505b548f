import { brand } from 'shared-contracts/brand';
import { Icon } from './Icon';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <span className={styles['logo']}>
      <span className={styles['mark']}>
        <Icon name="scale" size={20} />
      </span>
      {brand.name}
    </span>
  );
}
