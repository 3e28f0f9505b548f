import { brand } from 'shared-contracts/brand';
import { useChats } from '../store/store-context';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons';
import styles from './Greeting.module.css';

const examples: readonly { readonly icon: IconName; readonly topic: string; readonly question: string }[] = [
  { icon: 'file', topic: 'Money', question: 'A cheque I was given has bounced. What can I do?' },
  { icon: 'scale', topic: 'Police', question: 'The police refuse to register my FIR. What are my rights?' },
  { icon: 'person', topic: 'Home', question: 'How much notice must a landlord give before I have to leave?' },
  { icon: 'globe', topic: 'தமிழில்', question: 'குறைபாடுள்ள பொருளை கடை திரும்பப் பெற மறுக்கிறது. என்ன செய்யலாம்?' },
];

/** What an empty chat shows. */
export function Greeting() {
  const ask = useChats((state) => state.ask);
  return (
    <div className={styles['frame']}>
      <div className={styles['greeting']}>
        <span className={styles['mark']} aria-hidden="true">
          <Icon name="scale" size={30} />
        </span>
        <h1>Hello, I’m {brand.name}</h1>
        <p className={styles['about']}>Your AI-powered legal assistant for instant, clear answers on Indian law.</p>
        <ul className={styles['examples']} aria-label="Example questions">
          {examples.map(({ icon, topic, question }) => (
            <li key={question}>
              <button type="button" className={styles['example']} onClick={() => void ask({ text: question, attachments: [] })}>
                <span className={styles['topic']}>
                  <Icon name={icon} size={16} /> {topic}
                </span>
                <span lang={topic === 'தமிழில்' ? 'ta' : undefined}>{question}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
