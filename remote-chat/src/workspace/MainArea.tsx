import { Conversation } from '../conversation/Conversation';
import { t } from '../messages';
import { useActiveChat, useChats } from '../store/store-context';
import { shownTitle } from '../ui/shown-title';
import { Greeting } from './Greeting';
import styles from './MainArea.module.css';

export function MainArea() {
  const chat = useActiveChat((active) => active);
  const readMessages = useChats((state) => state.readMessages);
  const newChat = useChats((state) => state.newChat);
  if (!chat) return <Greeting />;
  if (chat.messages.length > 0) {
    return (
      <>
        <h1 className="visually-hidden">{shownTitle(chat.title)}</h1>
        <Conversation key={chat.id} chat={chat} />
      </>
    );
  }
  if (chat.history === 'failed') {
    return (
      <div className={styles['note']} role="alert">
        <h1>{shownTitle(chat.title)}</h1>
        <p>{t('This chat could not be loaded.')}</p>
        <button type="button" className="button quiet" onClick={() => void readMessages(chat.id)}>
          {t('Try again')}
        </button>
      </div>
    );
  }
  if (chat.history === 'gone') {
    return (
      <div className={styles['note']} role="alert">
        <h1>{t('This chat is not here')}</h1>
        <p>
          {t('It may have been deleted, or it belongs to another account. Chats of visitors are kept for one day.')}
        </p>
        <button type="button" className="button quiet" onClick={newChat}>
          {t('Start a new chat')}
        </button>
      </div>
    );
  }
  if (chat.history !== 'read') {
    return (
      <div className={styles['note']}>
        <h1>{shownTitle(chat.title)}</h1>
        <p>{t('Opening your chat…')}</p>
      </div>
    );
  }
  return <Greeting />;
}
