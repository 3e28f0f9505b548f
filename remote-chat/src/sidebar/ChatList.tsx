import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { t } from '../messages';
import { listedChats } from '../store/listed-chats';
import { pinIdOf, pinnedFirst } from '../store/pins';
import { useChats, usePins } from '../store/store-context';
import { shownTitle } from '../ui/shown-title';
import styles from './ChatList.module.css';
import { ChatRow } from './ChatRow';
import { MoreChats } from './MoreChats';

interface ChatListProps {
  readonly labelledBy: string;
  readonly onChosen: () => void;
}

export function ChatList({ labelledBy, onChosen }: ChatListProps) {
  const { chats, order, search, listState, activeId } = useChats(
    useShallow(({ chats, order, search, listState, activeId }) => ({ chats, order, search, listState, activeId })),
  );
  const pinned = usePins((state) => state.pinned);
  const listed = useMemo(
    () => pinnedFirst(listedChats({ chats, order, search }), pinned),
    [chats, order, search, pinned],
  );
  const isLooking = search.text === '' ? listState === 'loading' : search.state === 'loading';
  return (
    <div className={styles['scroller']}>
      <ul className={styles['list']} aria-labelledby={labelledBy}>
        {listed.map((chat) => (
          <ChatRow
            key={chat.id}
            id={chat.id}
            title={shownTitle(chat.title)}
            updatedAt={chat.updatedAt}
            isActive={chat.id === activeId}
            pinId={pinIdOf(chat)}
            isPinned={pinned.includes(pinIdOf(chat))}
            isExample={chat.origin === 'sample'}
            onChosen={onChosen}
          />
        ))}
      </ul>
      {listed.length === 0 && !isLooking && <p className={styles['empty']}>{t('No chats found')}</p>}
      <MoreChats />
    </div>
  );
}
