import { lazy, Suspense, useRef } from 'react';
import { CitationChip } from '../citations/CitationChip';
import { SourceList } from '../citations/SourceList';
import type { Message } from '../store/chat';
import { languageOf } from '../ui/language-of';
import { AnswerToolbar } from './AnswerToolbar';
import styles from './AssistantMessage.module.css';
import { AssistantMark } from './AssistantMark';
import { MessageTime } from './MessageTime';
import { Suggestions } from './Suggestions';
import { useNearViewport } from './use-near-viewport';

const Markdown = lazy(() => import('../markdown/Markdown').then((module) => ({ default: module.Markdown })));

interface AssistantMessageProps {
  readonly chatId: string;
  readonly message: Message;
  readonly isEager: boolean;
  readonly isLast: boolean;
}

export function AssistantMessage({ chatId, message, isEager, isLast }: AssistantMessageProps) {
  const element = useRef<HTMLElement>(null);
  const isNear = useNearViewport(element, isEager);
  const plain = <p className={styles['plain']}>{message.content}</p>;
  return (
    <article ref={element} className={styles['message']} aria-label="Assistant" aria-busy={message.loading} data-role="assistant" lang={languageOf(message.content)}>
      <AssistantMark />
      <div className={styles['body']}>
        {isNear ? (
          <Suspense fallback={plain}>
            <Markdown text={message.content} citations={message.citations} Chip={CitationChip} />
          </Suspense>
        ) : (
          plain
        )}
        {message.notice && <p className={styles['notice']}>{message.notice}</p>}
        <SourceList citations={message.citations} />
        {!message.loading && (
          <footer className={styles['footer']}>
            <MessageTime at={message.at} className={styles['time']} />
            {isNear && <AnswerToolbar chatId={chatId} message={message} isLast={isLast} article={element} />}
          </footer>
        )}
        {isLast && !message.loading && <Suggestions suggestions={message.suggestions} />}
      </div>
    </article>
  );
}
