import { useRef } from 'react';
import { useIsLive } from '../host/host-context';
import { useModal } from '../modals/modal-context';
import { useChats, useNotify } from '../store/store-context';
import { Icon } from '../ui/Icon';
import { Menu, type MenuEntry } from '../ui/Menu';
import styles from './ChatMenu.module.css';

interface ChatMenuProps {
  readonly id: string;
  readonly onRename: () => void;
}

export function ChatMenu({ id, onRename }: ChatMenuProps) {
  const isLive = useIsLive();
  const deleteChat = useChats((state) => state.deleteChat);
  const openModal = useModal((modal) => modal.open);
  const notify = useNotify();
  const keepsFocus = useRef(true);

  const share = () => {
    if (isLive) openModal({ name: 'share', chatId: id });
    else notify({ kind: 'alert', text: 'Share: chats cannot be shared in this demonstration.' });
  };
  const without = (run: () => void) => () => {
    keepsFocus.current = false;
    run();
  };
  const entries: readonly MenuEntry[] = [
    { label: 'Rename', icon: 'edit', run: without(onRename) },
    { label: 'Share', icon: 'share', run: share },
    {
      label: 'Delete',
      icon: 'trash',
      isDanger: true,
      run: without(() => {
        void deleteChat(id);
        document.getElementById('chats')?.focus();
      }),
    },
  ];
  return <Menu label="Chat options" className={styles['trigger']} trigger={<Icon name="more" size={18} />} entries={entries} finalFocus={() => keepsFocus.current} />;
}
