import { useState } from 'react';
import { Popover } from '@base-ui/react/popover';
import type { Message } from '../store/chat';
import { useChats, useNotify } from '../store/store-context';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import styles from './RatingButtons.module.css';

interface RatingButtonsProps {
  readonly chatId: string;
  readonly message: Message;
}

/** A thumb up is a click; a thumb down may say why. */
export function RatingButtons({ chatId, message: { id, rating } }: RatingButtonsProps) {
  const rate = useChats((state) => state.rate);
  const [isOpen, setOpen] = useState(false);
  const chosen = (value: typeof rating) => (rating === value ? (styles['chosen'] ?? '') : '');

  const toggleDown = (open: boolean) => {
    setOpen(open);
    if (open) void rate(chatId, id, 'down');
  };
  return (
    <>
      <IconButton icon="thumbUp" size={18} label="Good answer" aria-pressed={rating === 'up'} className={chosen('up')} onClick={() => void rate(chatId, id, rating === 'up' ? null : 'up')} />
      <Popover.Root open={isOpen} onOpenChange={toggleDown}>
        <Popover.Trigger className={`icon-button ${chosen('down')}`} aria-label="Bad answer" title="Bad answer" aria-pressed={rating === 'down'}>
          <Icon name="thumbDown" size={18} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={6} className={styles['positioner']}>
            <Popover.Popup className={styles['popup']}>
              <ReasonForm
                onSend={(reason) => {
                  void rate(chatId, id, 'down', reason);
                  setOpen(false);
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

interface ReasonFormProps {
  readonly onSend: (reason: string) => void;
  readonly onWithdraw: () => void;
}

function ReasonForm({ onSend, onWithdraw }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const notify = useNotify();
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(reason.trim());
        notify({ kind: 'info', text: 'Thank you. It helps us to make answers better.' });
      }}
    >
      <Popover.Title render={<p />} className={styles['title']}>
        What was wrong?
      </Popover.Title>
      <textarea className="input" aria-label="What was wrong? (optional)" rows={3} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
      <div className={styles['buttons']}>
        <button type="button" className="button quiet" onClick={onWithdraw}>
          Take back
        </button>
        <button type="submit" className="button">
          Send
        </button>
      </div>
    </form>
  );
}
