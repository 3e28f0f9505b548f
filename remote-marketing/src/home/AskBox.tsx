import { useState, type SubmitEvent } from 'react';
import { askHref, askParam, asksAtOnce, paths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { t } from '../messages';
import styles from './ask-box.module.css';

/** A question typed on the home page is asked in the chat. Before the page's code is there, the form itself leads there. */
export function AskBox() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return void navigate(paths.chat.href());
    void navigate(askHref(text.trim()), { state: asksAtOnce });
  };
  return (
    <form className={styles.box} role="search" action={paths.chat.href()} method="get" onSubmit={ask}>
      <input
        className={styles.field}
        name={askParam}
        aria-label={t('Your question about Indian law')}
        placeholder={t('What happened? Ask in your own words…')}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={`button ${styles.send}`}>
        {t('Ask')}
      </button>
    </form>
  );
}
