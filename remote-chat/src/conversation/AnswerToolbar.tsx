import { lazy, Suspense, type RefObject } from 'react';
import type { Message } from '../store/chat';
import { useChats } from '../store/store-context';
import { IconButton } from '../ui/IconButton';
import { useCopied } from '../ui/use-copied';
import { useReadAloud } from '../voice/use-read-aloud';
import styles from './AnswerToolbar.module.css';

const AnswerMenu = lazy(() => import('./AnswerMenu').then((module) => ({ default: module.AnswerMenu })));
const RatingButtons = lazy(() => import('./RatingButtons').then((module) => ({ default: module.RatingButtons })));

interface AnswerToolbarProps {
  readonly chatId: string;
  readonly message: Message;
  readonly isLast: boolean;
  readonly article: RefObject<HTMLElement | null>;
}

export function AnswerToolbar({ chatId, message, isLast, article }: AnswerToolbarProps) {
  const [copied, copy] = useCopied();
  const regenerate = useChats((state) => state.regenerate);
  const aloud = useReadAloud(message.id, message.content);
  return (
    <div className={styles['toolbar']} role="group" aria-label="Answer actions">
      <IconButton
        icon={copied ? 'check' : 'copy'}
        size={18}
        className={copied ? styles['done'] : ''}
        label={copied ? 'Copied' : 'Copy to clipboard'}
        onClick={() => void copy(message.content)}
      />
      {aloud && <IconButton icon={aloud.isReading ? 'stop' : 'speaker'} size={18} label={aloud.isReading ? 'Stop reading' : 'Read aloud'} onClick={aloud.toggle} />}
      {isLast && <IconButton icon="refresh" size={18} label="Answer again" onClick={() => void regenerate()} />}
      <Suspense>
        {message.serverId && <RatingButtons chatId={chatId} message={message} />}
        <AnswerMenu message={message} article={article} />
      </Suspense>
    </div>
  );
}
