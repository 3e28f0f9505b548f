import { Link } from 'shared-contracts/router';
import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';
import { useModal } from '../modals/modal-context';
import { useActiveChat, useChats } from '../store/store-context';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Logo } from '../ui/Logo';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly isSidebarOpen: boolean;
  readonly onToggleSidebar: () => void;
}

export function TopBar({ isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const newChat = useChats((state) => state.newChat);
  const hasMessages = useActiveChat((chat) => (chat?.messages.length ?? 0) > 0);
  const openModal = useModal((modal) => modal.open);
  return (
    <header className={styles['bar']}>
      <div className={styles['start']}>
        <IconButton icon="sidebar" label="Toggle sidebar" aria-expanded={isSidebarOpen} aria-controls="chats" onClick={onToggleSidebar} />
        {hasMessages && (
          <button type="button" className={styles['new']} onClick={newChat}>
            <Icon name="compose" />
            <span>New Chat</span>
          </button>
        )}
      </div>
      <Link className={styles['home']} to={paths.home.href()} aria-label={`${brand.name}, home page`}>
        <Logo />
      </Link>
      <div className={styles['end']}>
        <IconButton icon="person" label="Profile" className={styles['profile'] ?? ''} onClick={() => openModal({ name: 'profile' })} />
      </div>
    </header>
  );
}
