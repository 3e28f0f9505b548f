import { useState } from 'react';
import { Popover } from '@base-ui/react/popover';
import { t } from '../messages';
import type { Message } from '../store/chat';
import { useChats, useNotify } from '../store/store-context';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import styles from './RatingButtons.module.css';
import { ReasonForm } from './ReasonForm';

interface RatingButtonsProps {
  readonly chatId: string;
  readonly message: Message;
}

/** A thumb up is a click; a thumb down may say why. */
export function RatingButtons({ chatId, message: { id, rating } }: RatingButtonsProps) {
  const notify = useNotify();
  const rate = useChats((state) => state.rate);
  const [isOpen, setOpen] = useState(false);
  const chosen = (value: typeof rating) => (rating === value ? (styles['chosen'] ?? '') : '');

  const toggleDown = (open: boolean) => {
    setOpen(open);
    if (open) void rate(chatId, id, 'down');
  };
  return (
    <>
      <IconButton
        icon="thumbUp"
        size={18}
        label={t('Good answer')}
        aria-pressed={rating === 'up'}
        className={chosen('up')}
        onClick={() => void rate(chatId, id, rating === 'up' ? null : 'up')}
      />
      <Popover.Root open={isOpen} onOpenChange={toggleDown}>
        <Popover.Trigger
          className={`icon-button ${chosen('down')}`}
          aria-label={t('Bad answer')}
          title={t('Bad answer')}
          aria-pressed={rating === 'down'}
        >
          <Icon name="thumbDown" size={18} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner
            side="top"
            align="end"
            sideOffset={6}
            collisionPadding={8}
            className={styles['positioner']}
          >
            <Popover.Popup className={styles['popup']}>
              <ReasonForm
                onSend={(reason) => {
                  void rate(chatId, id, 'down', reason);
                  setOpen(false);
                  notify({ kind: 'info', text: t('Thank you. It helps us to make answers better.') });
                }}
                onWithdraw={() => {
                  void rate(chatId, id, null);
                  setOpen(false);
                }}
              />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  );
}
