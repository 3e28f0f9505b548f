import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { listedChats } from '../store/listed-chats';
import { useChats } from '../store/store-context';
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
  const listed = useMemo(() => listedChats({ chats, order, search }), [chats, order, search]);
  const isLooking = search.text === '' ? listState === 'loading' : search.state === 'loading';
  return (
    <div className={styles['scroller']}>
      <ul className={styles['list']} aria-labelledby={labelledBy}>
        {listed.map((chat) => (
          <ChatRow key={chat.id} id={chat.id} title={chat.title} updatedAt={chat.updatedAt} isActive={chat.id === activeId} onChosen={onChosen} />
        ))}
      </ul>
      {listed.length === 0 && !isLooking && <p className={styles['empty']}>No chats found</p>}
      <MoreChats />
    </div>
  );
}
