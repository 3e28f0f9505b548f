import { useState } from 'react';
import { t } from '../messages';
import { useChats } from '../store/store-context';
import styles from './KeepOffer.module.css';

/** After signing in: may the chats begun before be kept in the account? */
export function KeepOffer() {
  const count = useChats((state) => state.offered.length);
  const keep = useChats((state) => state.keepOffered);
  const discard = useChats((state) => state.discardOffered);
  const [isBusy, setBusy] = useState(false);
  if (count === 0) return null;
  return (
    <section className={styles['offer']} aria-label={t('Keep your chats')}>
      <p>
        {t(
          '{count, plural, one {Keep the chat you began before signing in?} other {Keep the # chats you began before signing in?}}',
          { count },
        )}
      </p>
      <div className={styles['buttons']}>
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => {
            setBusy(true);
            void keep().finally(() => setBusy(false));
          }}
        >
          {count === 1 ? t('Keep chat') : t('Keep chats')}
        </button>
        <button type="button" className="button quiet" disabled={isBusy} onClick={discard}>
          {t('Discard')}
        </button>
      </div>
    </section>
  );
}
