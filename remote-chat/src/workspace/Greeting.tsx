import { brand } from 'shared-contracts/brand';
import { BrandSign } from 'shared-ui/brand-sign';
import { m } from 'shared-ui/messages/messages';
import { t } from '../messages';
import { useChats } from '../store/store-context';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons';
import styles from './Greeting.module.css';

const examples: readonly { readonly icon: IconName; readonly topic: string; readonly question: string }[] = [
  { icon: 'wallet', topic: m('Money'), question: m('A cheque I was given has bounced. What can I do?') },
  { icon: 'scale', topic: m('Police'), question: m('The police refuse to register my FIR. What are my rights?') },
  { icon: 'home', topic: m('Home'), question: m('How much notice must a landlord give before I have to leave?') },
  { icon: 'globe', topic: 'தமிழில்', question: 'குறைபாடுள்ள பொருளை கடை திரும்பப் பெற மறுக்கிறது. என்ன செய்யலாம்?' },
];

/** What an empty chat shows. */
export function Greeting() {
  const ask = useChats((state) => state.ask);
  return (
    <div className={styles['frame']}>
      <div className={styles['greeting']}>
        <BrandSign className={styles['mark']} />
        <h1>{t('Hello, I’m {brand}', { brand: brand.name })}</h1>
        <p className={styles['about']}>
          {t('Your AI-powered legal assistant for instant, clear answers on Indian law.')}
        </p>
        <ul className={styles['examples']} aria-label={t('Example questions')}>
          {examples.map(({ icon, topic, question }) => (
            <li key={question}>
              <button
                type="button"
                className={styles['example']}
                onClick={() => void ask({ text: t(question), attachments: [] })}
              >
                <span className={styles['topic']}>
                  <Icon name={icon} size={16} /> {t(topic)}
                </span>
                <span lang={topic === 'தமிழில்' ? 'ta' : undefined}>{t(question)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
