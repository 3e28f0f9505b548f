import { useState } from 'react';
import { t } from '../messages';
import { IconButton } from './IconButton';
import styles from './PartFailure.module.css';

interface PartFailureProps {
  readonly text: string;
  /** Ends with nothing where the part still cannot be had. */
  readonly onTryAgain: () => Promise<unknown>;
  /** Where it is set the sentence stands over the page, and can be sent away. */
  readonly onGiveUp?: (() => void) | undefined;
}

/** Says in the place of a part that its code did not arrive, and asks for it again. */
export function PartFailure({ text, onTryAgain, onGiveUp }: PartFailureProps) {
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    if (isTrying) return;
    setTrying(true);
    await onTryAgain();
    setTrying(false);
  };
  return (
    <span className={styles[onGiveUp ? 'floating' : 'failure']} role="alert" aria-busy={isTrying}>
      <span>{text}</span>
      {/* It keeps the focus while it tries, so that nobody loses the place. */}
      <button type="button" className={styles['again']} aria-disabled={isTrying} onClick={() => void tryAgain()}>
        {t('Try again')}
      </button>
      {onGiveUp && <IconButton icon="close" size={16} label={t('Dismiss')} onClick={onGiveUp} />}
    </span>
  );
}
