import { memo, useEffect, useRef, useState } from 'react';
import { t } from '../messages';
import { useChats } from '../store/store-context';
import { written } from '../ui/dates';
import { ChatMenu } from './ChatMenu';
import styles from './ChatRow.module.css';
import { TitleForm } from './TitleForm';

interface ChatRowProps {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly isActive: boolean;
  readonly pinId: string;
  readonly isPinned: boolean;
  /** One of the samples that every visitor sees. */
  readonly isExample: boolean;
  readonly onChosen: () => void;
}

export const ChatRow = memo(function ChatRow({
  id,
  title,
  updatedAt,
  isActive,
  pinId,
  isPinned,
  isExample,
  onChosen,
}: ChatRowProps) {
  const openChat = useChats((state) => state.openChat);
  const renameChat = useChats((state) => state.renameChat);
  const [isRenaming, setRenaming] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  useEffect(() => {
    if (isRenaming || !takesFocus.current) return;
    takesFocus.current = false;
    openButton.current?.focus();
  }, [isRenaming]);
  return (
    <li
      className={`${styles['row']} ${isActive ? styles['active'] : ''}`}
      data-chat={id}
      aria-current={isActive ? 'true' : undefined}
    >
      {isRenaming ? (
        <TitleForm
          title={title}
          onDone={(changed, byKey) => {
            takesFocus.current = byKey;
            setRenaming(false);
            if (changed !== null) void renameChat(id, changed);
          }}
        />
      ) : (
        <>
          <button
            ref={openButton}
            type="button"
            className={styles['open']}
            onClick={() => {
              openChat(id);
              onChosen();
            }}
          >
            <span className={styles['title']}>{title}</span>
            <time className={styles['time']} dateTime={updatedAt}>
              {written(updatedAt, 'listed')}
            </time>
            {isPinned && <span className={styles['example']}>{t('Pinned')}</span>}
            {isExample && <span className={styles['example']}>{t('Example')}</span>}
          </button>
          <ChatMenu id={id} pinId={pinId} isPinned={isPinned} onRename={() => setRenaming(true)} />
        </>
      )}
    </li>
  );
});
