import { useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { t } from '../messages';
import { useChats } from '../store/store-context';
import styles from './MoreChats.module.css';

/** The end of the list: the next chats are read when it comes into view. */
export function MoreChats() {
  const { isSearch, state, cursor, loadMoreChats, loadMoreFound, searchChats, text } = useChats(
    useShallow(({ search, listState, listCursor, loadMoreChats, loadMoreFound, searchChats }) => {
      const isSearch = search.text !== '';
      return {
        isSearch,
        text: search.text,
        state: isSearch ? search.state : listState,
        cursor: isSearch ? search.cursor : listCursor,
        loadMoreChats,
        loadMoreFound,
        searchChats,
      };
    }),
  );
  const end = useRef<HTMLDivElement>(null);
  const loadMore = isSearch ? loadMoreFound : loadMoreChats;

  useEffect(() => {
    if (!cursor || state !== 'idle' || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadMore());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [cursor, state, loadMore]);

  if (state === 'loading') return <p className={styles['more']}>{t('Loading chats…')}</p>;
  if (state === 'failed') {
    return (
      <div className={styles['more']} role="alert">
        <p>{t('Your chats could not be loaded.')}</p>
        <button
          type="button"
          className="button quiet"
          onClick={() => void (isSearch ? searchChats(text) : loadMoreChats())}
        >
          {t('Try again')}
        </button>
      </div>
    );
  }
  if (!cursor) return null;
  return (
    <div ref={end} className={styles['more']}>
      <button type="button" className="button quiet" onClick={() => void loadMore()}>
        {t('Show more chats')}
      </button>
    </div>
  );
}
