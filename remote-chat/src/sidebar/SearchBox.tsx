import { useEffect, useState, type RefObject } from 'react';
import { t } from '../messages';
import { useChats } from '../store/store-context';
import { Icon } from '../ui/Icon';
import styles from './SearchBox.module.css';

const waitMs = 250;

export function SearchBox({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const searchChats = useChats((state) => state.searchChats);
  const isAccount = useChats((state) => state.isAccount);
  const searched = useChats((state) => state.search.text);
  const [text, setText] = useState('');

  useEffect(() => {
    if (text.trim() === searched) return undefined;
    const timer = setTimeout(() => void searchChats(text), isAccount && text !== '' ? waitMs : 0);
    return () => clearTimeout(timer);
  }, [text, searched, isAccount, searchChats]);

  return (
    <div className={styles['search']} role="search">
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        className={`input ${styles['input']}`}
        placeholder={t('Search chats...')}
        aria-label={t('Search chats')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
