import { memo, useState } from 'react';
import { format } from 'date-fns';
import { useChats } from '../store/store-context';
import { ChatMenu } from './ChatMenu';
import styles from './ChatRow.module.css';
import { TitleForm } from './TitleForm';

interface ChatRowProps {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly isActive: boolean;
  readonly onChosen: () => void;
}

export const ChatRow = memo(function ChatRow({ id, title, updatedAt, isActive, onChosen }: ChatRowProps) {
  const openChat = useChats((state) => state.openChat);
  const renameChat = useChats((state) => state.renameChat);
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li className={`${styles['row']} ${isActive ? styles['active'] : ''}`} aria-current={isActive ? 'true' : undefined}>
      {isRenaming ? (
        <TitleForm
          title={title}
          onDone={(changed) => {
            setRenaming(false);
            if (changed !== null) void renameChat(id, changed);
          }}
        />
      ) : (
        <>
          <button
            type="button"
            className={styles['open']}
            onClick={() => {
              openChat(id);
              onChosen();
            }}
          >
            <span className={styles['title']}>{title}</span>
            <time className={styles['time']} dateTime={updatedAt}>
              {format(new Date(updatedAt), 'MMM d, yyyy • h:mm a')}
            </time>
          </button>
          <ChatMenu id={id} onRename={() => setRenaming(true)} />
        </>
      )}
    </li>
  );
});
