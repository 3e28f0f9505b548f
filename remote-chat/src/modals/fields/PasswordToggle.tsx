import { t } from '../../messages';
import { IconButton } from '../../ui/IconButton';
import styles from './PasswordToggle.module.css';

interface PasswordToggleProps {
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

export function PasswordToggle({ isShown, onToggle }: PasswordToggleProps) {
  return (
    <IconButton
      className={styles['toggle'] ?? ''}
      icon={isShown ? 'eyeOff' : 'eye'}
      label={isShown ? t('Hide password') : t('Show password')}
      onClick={onToggle}
    />
  );
}
