import { useEffect, useRef, type RefObject } from 'react';
import { t } from '../messages';
import type { Chat } from '../store/chat';
import { useChats } from '../store/store-context';
import styles from './HistoryEdge.module.css';
import { useKeepPlace } from './use-keep-place';

interface HistoryEdgeProps {
  readonly chat: Chat;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Above the first message that is here: older ones are read when one scrolls up to it. */
export function HistoryEdge({ chat, scroller }: HistoryEdgeProps) {
  const readOlder = useChats((state) => state.readOlderMessages);
  const edge = useRef<HTMLDivElement>(null);
  const hasOlder = chat.olderCursor !== null;
  useKeepPlace(scroller, chat.messages[0]?.id, chat.history === 'reading');

  useEffect(() => {
    if (!hasOlder || chat.history !== 'read' || !edge.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void readOlder(chat.id), {
      root: scroller.current,
    });
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [hasOlder, chat.history, chat.id, readOlder, scroller]);

  if (!hasOlder) return null;
  return (
    <div ref={edge} className={styles['edge']}>
      {chat.history === 'failed' && <p>{t('Earlier messages could not be loaded.')}</p>}
      <button
        type="button"
        className="button quiet"
        disabled={chat.history === 'reading'}
        onClick={() => void readOlder(chat.id)}
      >
        {chat.history === 'reading'
          ? t('Loading earlier messages…')
          : chat.history === 'failed'
            ? t('Try again')
            : t('Show earlier messages')}
      </button>
    </div>
  );
}
