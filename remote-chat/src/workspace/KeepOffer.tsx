import { useState } from 'react';
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
    <section className={styles['offer']} aria-label="Keep your chats">
      <p>{count === 1 ? 'Keep the chat you began before signing in?' : `Keep the ${count} chats you began before signing in?`}</p>
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
          {count === 1 ? 'Keep chat' : 'Keep chats'}
        </button>
        <button type="button" className="button quiet" disabled={isBusy} onClick={discard}>
          Discard
        </button>
      </div>
    </section>
  );
}
