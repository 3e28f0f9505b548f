import { t } from '../messages';
import { useChats } from '../store/store-context';
import styles from './Suggestions.module.css';

/** What one may want to ask next. */
export function Suggestions({ suggestions }: { readonly suggestions: readonly string[] }) {
  const ask = useChats((state) => state.ask);
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={t('Suggested questions')}>
      {suggestions.map((text) => (
        <li key={text}>
          <button type="button" className={styles['suggestion']} onClick={() => void ask({ text, attachments: [] })}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
