import { Link } from 'shared-contracts/router';
import { brand } from 'shared-contracts/brand';
import { localHref } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { shownLanguage, t } from '../messages';
import { useActiveChat, useChats } from '../store/store-context';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Logo } from '../ui/Logo';
import { ThemeButton } from '../ui/ThemeButton';
import { LogInButton } from './LogInButton';
import { ProfileButton } from './ProfileButton';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly isSidebarOpen: boolean;
  readonly onToggleSidebar: () => void;
}

export function TopBar({ isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const newChat = useChats((state) => state.newChat);
  const hasMessages = useActiveChat((chat) => (chat?.messages.length ?? 0) > 0);
  return (
    <header className={styles['bar']}>
      <div className={styles['start']}>
        <IconButton
          icon="sidebar"
          label={t('Toggle sidebar')}
          aria-expanded={isSidebarOpen}
          aria-controls="chats"
          onClick={onToggleSidebar}
        />
        {hasMessages && (
          <button type="button" className={styles['new']} onClick={newChat}>
            <Icon name="compose" />
            <span>{t('New Chat')}</span>
          </button>
        )}
      </div>
      <Link
        className={styles['home']}
        to={localHref(paths.home.href(), shownLanguage())}
        aria-label={t('{brand}, home page', { brand: brand.name })}
      >
        <Logo />
      </Link>
      <div className={styles['end']}>
        <LogInButton />
        <LanguageSwitch />
        <ThemeButton className={styles['theme']} />
        <ProfileButton />
      </div>
    </header>
  );
}
