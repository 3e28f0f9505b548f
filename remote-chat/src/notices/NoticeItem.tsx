import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../messages';
import { useStores } from '../store/store-context';
import { IconButton } from '../ui/IconButton';
import type { Notice } from './notice-store';
import styles from './Notices.module.css';

const shownForMs = 8000;

/** Goes away by itself, but not while it is pointed at or has the focus. */
export function NoticeItem({ notice }: { readonly notice: Notice }) {
  const dismiss = useStore(useStores().notices, (state) => state.dismiss);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismiss(notice.id), shownForMs);
    return () => clearTimeout(timer);
  }, [isHeld, dismiss, notice.id]);

  return (
    <div
      className={styles['notice']}
      role={notice.kind === 'alert' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{notice.text}</p>
      {notice.action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            notice.action?.run();
            dismiss(notice.id);
          }}
        >
          {notice.action.label}
        </button>
      )}
      <IconButton icon="close" size={16} label={t('Dismiss')} onClick={() => dismiss(notice.id)} />
    </div>
  );
}
