import { brand } from 'shared-contracts/brand';
import { BrandSign } from 'shared-ui/brand-sign';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <span className={styles['logo']}>
      <BrandSign className={styles['mark']} />
      {brand.name}
    </span>
  );
}
