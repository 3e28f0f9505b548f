import { useRef } from 'react';
import { useIsLive } from '../host/host-context';
import { t } from '../messages';
import { useModal } from '../modals/modal-context';
import { useChats, useNotify, usePins } from '../store/store-context';
import { Icon } from '../ui/Icon';
import { Menu, type MenuEntry } from '../ui/Menu';
import styles from './ChatMenu.module.css';

interface ChatMenuProps {
  readonly id: string;
  readonly pinId: string;
  readonly isPinned: boolean;
  readonly onRename: () => void;
}

export function ChatMenu({ id, pinId, isPinned, onRename }: ChatMenuProps) {
  const isLive = useIsLive();
  const deleteChat = useChats((state) => state.deleteChat);
  const openModal = useModal((modal) => modal.open);
  const togglePin = usePins((state) => state.toggle);
  const notify = useNotify();
  const keepsFocus = useRef(true);

  const share = () => {
    if (isLive) openModal({ name: 'share', chatId: id });
    else notify({ kind: 'alert', text: t('Share: chats cannot be shared in this demonstration.') });
  };
  const without = (run: () => void) => () => {
    keepsFocus.current = false;
    run();
  };
  const entries: readonly MenuEntry[] = [
    { label: t('Rename'), icon: 'edit', run: without(onRename) },
    { label: t('Share'), icon: 'share', run: share },
    ...(isLive
      ? [
          { label: isPinned ? t('Unpin') : t('Pin'), icon: 'pin' as const, run: () => togglePin(pinId) },
          {
            label: t('Download'),
            icon: 'download' as const,
            run: () => openModal({ name: 'export', chatId: id }),
          },
        ]
      : []),
    {
      label: t('Delete'),
      icon: 'trash',
      isDanger: true,
      run: without(() => {
        const next = neighbourOf(id) ?? document.getElementById('chats');
        void deleteChat(id);
        requestAnimationFrame(() => next?.focus());
      }),
    },
  ];
  return (
    <Menu
      label={t('Chat options')}
      className={styles['trigger']}
      trigger={<Icon name="more" size={18} />}
      entries={entries}
      finalFocus={() => {
        const keeps = keepsFocus.current;
        keepsFocus.current = true;
        return keeps;
      }}
    />
  );
}

/** The chat below in the list, or above where it is the last: it takes the focus over. */
function neighbourOf(id: string): HTMLElement | null {
  const row = document.querySelector(`[data-chat="${CSS.escape(id)}"]`);
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector('button') ?? null;
}
