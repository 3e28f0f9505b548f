import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import styles from './GoogleButton.module.css';

interface GoogleButtonProps {
  readonly onFailed: (error: unknown) => void;
}

export function GoogleButton({ onFailed }: GoogleButtonProps) {
  const { accounts } = useHost().services;
  return (
    <button type="button" className="button quiet" onClick={() => void accounts.continueWithGoogle().catch(onFailed)}>
      <span className={styles['letter']} aria-hidden="true">
        G
      </span>
      {t('Continue with Google')}
    </button>
  );
}
