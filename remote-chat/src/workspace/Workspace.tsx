import { useCallback, useEffect, useMemo, useRef } from 'react';
import { brand } from 'shared-contracts/brand';
import { CitationPanel } from '../citations/CitationPanel';
import { Composer } from '../composer/Composer';
import { AnswerText } from '../conversation/later-answer-text';
import { t } from '../messages';
import { ModalHost } from '../modals/ModalHost';
import { useModal } from '../modals/modal-context';
import { Notices } from '../notices/Notices';
import { Sidebar } from '../sidebar/Sidebar';
import { useSidebar } from '../sidebar/use-sidebar';
import { useActiveChat, useChats } from '../store/store-context';
import { phoneQuery, useMediaQuery } from '../ui/use-media-query';
import { Announcer } from './Announcer';
import { KeepOffer } from './KeepOffer';
import { MainArea } from './MainArea';
import { TopBar } from './TopBar';
import { useAccountChats } from './use-account-chats';
import { useAskedDialog } from './use-asked-dialog';
import { useAskedQuestion } from './use-asked-question';
import { useChatAddress } from './use-chat-address';
import { useChosenPlan } from './use-chosen-plan';
import { useMargin } from './use-margin';
import { useReturnedOrder } from './use-returned-order';
import { useShortcuts } from './use-shortcuts';
import styles from './Workspace.module.css';

export function Workspace() {
  const { isOpen, setOpen } = useSidebar();
  const isPhone = useMediaQuery(phoneQuery);
  const newChat = useChats((state) => state.newChat);
  const openModal = useModal((modal) => modal.open);
  const hasMargin = useMargin(isOpen);
  const title = useActiveChat((chat) => chat?.title);
  const searchField = useRef<HTMLInputElement>(null);
  const inputField = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    void AnswerText.fetch();
  }, []);
  useAccountChats();
  useChatAddress();
  useAskedQuestion(inputField);
  useAskedDialog();
  useChosenPlan();
  useReturnedOrder();
  useEffect(() => {
    document.title = `${title ?? t('Chat')} | ${brand.name}`;
  }, [title]);
  const closeSidebar = useCallback(() => setOpen(false), [setOpen]);
  const shortcuts = useMemo(
    () => ({
      onNewChat: () => {
        newChat();
        inputField.current?.focus();
      },
      onSearch: () => {
        setOpen(true);
        requestAnimationFrame(() => searchField.current?.focus());
      },
      onFocusInput: () => inputField.current?.focus(),
      onHelp: () => openModal({ name: 'shortcuts' }),
    }),
    [newChat, setOpen, openModal],
  );
  useShortcuts(shortcuts);

  return (
    <div className={styles['workspace']}>
      <TopBar isSidebarOpen={isOpen} onToggleSidebar={() => setOpen(!isOpen)} />
      <div className={styles['row']} data-margin={hasMargin || undefined}>
        <Sidebar isOpen={isOpen} isOverlay={isPhone} searchField={searchField} onClose={closeSidebar} />
        <main id="main" tabIndex={-1} className={styles['main']} inert={isOpen && isPhone}>
          <KeepOffer />
          <MainArea />
          <Composer field={inputField} />
        </main>
        <CitationPanel />
      </div>
      <Notices />
      <Announcer />
      <ModalHost />
    </div>
  );
}
