import styles from './Icon.module.css';
import { icons, type IconName } from './icons';

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </svg>
  );
}
