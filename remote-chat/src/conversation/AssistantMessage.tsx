import { useRef } from 'react';
import { usePanel } from '../citations/panel-context';
import { SourceList } from '../citations/SourceList';
import { SourceMargin } from '../citations/SourceMargin';
import { withoutMarks } from '../markdown/streaming-text';
import { t } from '../messages';
import type { Message } from '../store/chat';
import { laterPart } from '../ui/later-part';
import { languageOf } from '../ui/language-of';
import { AnswerToolbar } from './AnswerToolbar';
import styles from './AssistantMessage.module.css';
import { AssistantMark } from './AssistantMark';
import { AnswerText } from './later-answer-text';
import { MessageTime } from './MessageTime';
import { Suggestions } from './Suggestions';
import { useNearViewport } from './use-near-viewport';

const ToolCard = laterPart(
  () => import('../tool-card/ToolCard').then((module) => module.ToolCard),
  () => t('The calculation of this answer did not arrive.'),
);
const PaperButtons = laterPart(
  () => import('../paper-card/PaperButtons').then((module) => module.PaperButtons),
  () => t('The buttons to download this paper did not arrive.'),
);

interface AssistantMessageProps {
  readonly chatId: string;
  readonly message: Message;
  readonly isEager: boolean;
  readonly isLast: boolean;
}

export function AssistantMessage({ chatId, message, isEager, isLast }: AssistantMessageProps) {
  const element = useRef<HTMLElement>(null);
  const isNear = useNearViewport(element, isEager);
  const hasMargin = usePanel((panel) => panel.hasMargin);
  const { tool } = message;
  const card = tool && isNear && <ToolCard key={tool.id} chatId={chatId} messageId={message.id} answered={tool} />;
  // Beside a date the way to it; where facts are missing, they are asked for after what is known without them.
  const cardLeads = tool?.leads === true && tool.result !== null;
  const plain = <p className={styles['plain']}>{withoutMarks(message.content)}</p>;
  return (
    <article
      ref={element}
      className={styles['message']}
      aria-label={t('Assistant')}
      aria-busy={message.loading}
      data-role="assistant"
      data-last={isLast || undefined}
      lang={languageOf(message.content)}
    >
      <AssistantMark />
      <div className={styles['body']}>
        {cardLeads && card}
        {isNear ? (
          <AnswerText
            text={message.content}
            citations={message.citations}
            isArriving={message.loading}
            meanwhile={plain}
          />
        ) : (
          plain
        )}
        {!cardLeads && card}
        {message.paper && isNear && <PaperButtons answered={message.paper} />}
        {message.notice && <p className={styles['notice']}>{message.notice}</p>}
        {!hasMargin && <SourceList citations={message.citations} />}
        {!message.loading && (
          <footer className={styles['footer']}>
            <MessageTime at={message.at} className={styles['time']} />
            {isNear && <AnswerToolbar chatId={chatId} message={message} isLast={isLast} article={element} />}
          </footer>
        )}
        {isLast && !message.loading && <Suggestions suggestions={message.suggestions} />}
      </div>
      {hasMargin && isNear && <SourceMargin citations={message.citations} />}
    </article>
  );
}
