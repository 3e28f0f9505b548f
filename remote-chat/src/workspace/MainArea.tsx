import { Conversation } from '../conversation/Conversation';
import { useActiveChat, useChats } from '../store/store-context';
import { Greeting } from './Greeting';
import styles from './MainArea.module.css';

export function MainArea() {
  const chat = useActiveChat((active) => active);
  const readMessages = useChats((state) => state.readMessages);
  if (!chat) return <Greeting />;
  if (chat.messages.length > 0) {
    return (
      <>
        <h1 className="visually-hidden">{chat.title}</h1>
        <Conversation key={chat.id} chat={chat} />
      </>
    );
  }
  if (chat.history === 'failed') {
    return (
      <div className={styles['note']} role="alert">
        <h1>{chat.title}</h1>
        <p>This chat could not be loaded.</p>
        <button type="button" className="button quiet" onClick={() => void readMessages(chat.id)}>
          Try again
        </button>
      </div>
    );
  }
  if (chat.history !== 'read') {
    return (
      <div className={styles['note']}>
        <h1>{chat.title}</h1>
        <p>Opening your chat…</p>
      </div>
    );
  }
  return <Greeting />;
}
