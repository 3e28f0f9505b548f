import { useRef } from 'react';
import { t } from '../messages';
import { isAnswering, type Chat } from '../store/chat';
import { keyboardScrollable } from '../ui/keyboard-scrollable';
import styles from './Conversation.module.css';
import { FailureNotice } from './FailureNotice';
import { HistoryEdge } from './HistoryEdge';
import { MessageItem } from './MessageItem';
import { ScrollButton } from './ScrollButton';
import { useFollowing } from './use-following';

/** How many of the newest messages are formatted at once; older ones when they come near. */
const drawnAtOnce = 16;

/** The messages of one chat in a box of their own that scrolls. */
export function Conversation({ chat }: { readonly chat: Chat }) {
  const scroller = useRef<HTMLDivElement>(null);
  useFollowing(scroller, chat);
  const answering = isAnswering(chat);
  const lastAsked = chat.messages.findLastIndex(({ role }) => role === 'user');

  return (
    <div className={styles['frame']}>
      <div
        ref={scroller}
        className={styles['scroller']}
        role="log"
        aria-label={t('Conversation')}
        aria-live="off"
        {...keyboardScrollable}
      >
        <div className={styles['column']}>
          <HistoryEdge chat={chat} scroller={scroller} />
          {chat.messages.map((message, index) => (
            <MessageItem
              key={message.id}
              chatId={chat.id}
              message={message}
              isEager={index >= chat.messages.length - drawnAtOnce}
              isLast={index === chat.messages.length - 1}
              canEdit={index === lastAsked && !answering}
            />
          ))}
          {chat.failure && <FailureNotice failure={chat.failure} />}
        </div>
      </div>
      <ScrollButton scroller={scroller} watched={chat} />
    </div>
  );
}
