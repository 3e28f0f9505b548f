import { useEffect, type RefObject } from 'react';
import { t } from '../messages';
import { Icon } from '../ui/Icon';
import { useChats } from '../store/store-context';
import { ChatList } from './ChatList';
import { SearchBox } from './SearchBox';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly isOpen: boolean;
  readonly isOverlay: boolean;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

export function Sidebar({ isOpen, isOverlay, searchField, onClose }: SidebarProps) {
  const newChat = useChats((state) => state.newChat);
  useEscape(isOpen && isOverlay, onClose);
  const chosen = () => {
    if (isOverlay) onClose();
  };
  return (
    <>
      {isOverlay && isOpen && <div className={styles['scrim']} onPointerDown={onClose} aria-hidden="true" />}
      <aside
        id="chats"
        className={`${styles['sidebar']} ${isOpen ? styles['open'] : ''}`}
        aria-label={t('Chats')}
        inert={!isOpen}
        tabIndex={-1}
      >
        <div className={styles['content']}>
          <button
            type="button"
            className={`button ${styles['new']}`}
            onClick={() => {
              newChat();
              chosen();
            }}
          >
            <Icon name="compose" size={18} /> {t('New Chat')}
          </button>
          <SearchBox field={searchField} />
          <h2 id="recent-chats" className={styles['heading']}>
            {t('Recent Chats')}
          </h2>
          <ChatList labelledBy="recent-chats" onChosen={chosen} />
        </div>
      </aside>
    </>
  );
}

function useEscape(isActive: boolean, close: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive, close]);
}
