import type { RefObject } from 'react';
import type { Language } from 'shared-contracts';
import { languageNames } from 'shared-contracts/language/languages';
import { shownLanguage, t } from '../messages';
import type { Message } from '../store/chat';
import { useChats } from '../store/store-context';
import { laterPart } from '../ui/later-part';
import { IconButton } from '../ui/IconButton';
import { useCopied } from '../ui/use-copied';
import { useReadAloud } from '../voice/use-read-aloud';
import styles from './AnswerToolbar.module.css';

const AnswerMenu = laterPart(
  () => import('./AnswerMenu').then((module) => module.AnswerMenu),
  () => t('The menu of this answer did not arrive.'),
);
const RatingButtons = laterPart(
  () => import('./RatingButtons').then((module) => module.RatingButtons),
  () => t('The buttons to rate this answer did not arrive.'),
);

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
    <div className={styles['toolbar']} role="group" aria-label={t('Answer actions')}>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        size={18}
        className={copied ? styles['done'] : ''}
        label={copied ? t('Copied') : t('Copy to clipboard')}
        onClick={() => void copy(message.content)}
      />
      {aloud && (
        <IconButton
          icon={aloud.isReading ? 'stop' : 'speaker'}
          size={18}
          label={aloud.isReading ? t('Stop reading') : readAloudIn(aloud.language)}
          onClick={aloud.toggle}
        />
      )}
      {isLast && <IconButton icon="refresh" size={18} label={t('Answer again')} onClick={() => void regenerate()} />}
      {message.serverId && <RatingButtons chatId={chatId} message={message} />}
      <AnswerMenu message={message} article={article} />
    </div>
  );
}

/** Names the language of the voice where it is another one than that of the page. */
const readAloudIn = (language: Language): string =>
  language === shownLanguage() ? t('Read aloud') : t('Read aloud in {language}', { language: languageNames[language] });
