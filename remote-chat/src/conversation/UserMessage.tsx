import { useState } from 'react';
import { t } from '../messages';
import { questionFromText } from '../store/attached-names';
import type { Message } from '../store/chat';
import { IconButton } from '../ui/IconButton';
import { languageOf } from '../ui/language-of';
import { MessageTime } from './MessageTime';
import { QuestionEditor } from './QuestionEditor';
import styles from './UserMessage.module.css';

interface UserMessageProps {
  readonly message: Message;
  readonly canEdit: boolean;
}

export function UserMessage({ message, canEdit }: UserMessageProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <article className={styles['message']} aria-label={t('You')} data-role="user" lang={languageOf(message.content)}>
      {isEditing && canEdit ? (
        <QuestionEditor text={questionFromText(message.content).text} onDone={() => setEditing(false)} />
      ) : (
        <>
          <p className={styles['bubble']}>{message.content}</p>
          <footer className={styles['footer']}>
            {canEdit && (
              <IconButton
                className={styles['edit'] ?? ''}
                icon="edit"
                size={16}
                label={t('Edit question')}
                onClick={() => setEditing(true)}
              />
            )}
            <MessageTime at={message.at} />
          </footer>
        </>
      )}
    </article>
  );
}
