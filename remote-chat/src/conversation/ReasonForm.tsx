import { useState } from 'react';
import { Popover } from '@base-ui/react/popover';
import { m } from 'shared-ui/messages/messages';
import { t } from '../messages';
import styles from './RatingButtons.module.css';

/** What is often wrong; the English words are what the administrators read and count. */
const reasons = [
  m('The law is wrong'),
  m('Not what I asked'),
  m('Hard to understand'),
  m('Out of date'),
  m('Wrong language'),
] as const;

interface ReasonFormProps {
  readonly onSend: (reason: string) => void;
  readonly onWithdraw: () => void;
}

export function ReasonForm({ onSend, onWithdraw }: ReasonFormProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  const toggle = (reason: string) =>
    setChosen((before) => (before.includes(reason) ? before.filter((other) => other !== reason) : [...before, reason]));
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSend([...chosen, words.trim()].filter(Boolean).join('; '));
      }}
    >
      <Popover.Title render={<p />} className={styles['title']}>
        {t('What was wrong?')}
      </Popover.Title>
      <div className={styles['reasons']} role="group" aria-label={t('What was wrong?')}>
        {reasons.map((reason) => (
          <button
            key={reason}
            type="button"
            className={styles['reason']}
            aria-pressed={chosen.includes(reason)}
            onClick={() => toggle(reason)}
          >
            {t(reason)}
          </button>
        ))}
      </div>
      <textarea
        className="input"
        aria-label={t('What was wrong? (optional)')}
        placeholder={t('In your words (optional)')}
        rows={2}
        maxLength={800}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={styles['buttons']}>
        <button type="button" className="button quiet" onClick={onWithdraw}>
          {t('Remove my rating')}
        </button>
        <button type="submit" className="button">
          {t('Send')}
        </button>
      </div>
    </form>
  );
}
