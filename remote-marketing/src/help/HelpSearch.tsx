import { useHydrated } from 'shared-ui/dom/use-hydrated';
import { t } from '../messages';
import styles from './help.module.css';

interface HelpSearchProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

export function HelpSearch({ query, onChange }: HelpSearchProps) {
  const isHydrated = useHydrated();
  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM15.500 15.500 21 21" />
      </svg>
      <input
        type="search"
        className="input"
        aria-label={t('Search help')}
        placeholder={t('Search for invoice, password...')}
        autoComplete="off"
        disabled={!isHydrated}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  );
}
