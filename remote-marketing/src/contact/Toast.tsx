import { useEffect } from 'react';
import { t } from '../messages';
import styles from './toast.module.css';

export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

const shownForMs = 5000;

interface ToastProps {
  readonly toast: ToastMessage;
  /** The same function in every render: the time begins anew with another one. */
  readonly onDismiss: () => void;
}

/** A message at the rim of the page that leaves by itself. */
export function Toast({ toast: { kind, text }, onDismiss }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(onDismiss, shownForMs);
    return () => clearTimeout(timer);
  }, [onDismiss]);
  return (
    <div className={styles.toast} data-kind={kind} role={kind === 'success' ? 'status' : 'alert'}>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        <path d={kind === 'success' ? 'm7.500 12.500 3 3 6-6.500' : 'M12 7v6M12 16.500v.1'} />
      </svg>
      <p>{t(text)}</p>
      <button type="button" className="icon-button" aria-label={t('Dismiss')} onClick={onDismiss}>
        <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5l14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
