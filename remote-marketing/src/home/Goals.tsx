import { m } from 'shared-ui/messages/messages';
import { Section } from '../layout/Section';
import { t } from '../messages';
import styles from './home.module.css';

const goals = [
  { figure: '24/7', name: m('availability'), text: m('We count the minutes in which a question could not be asked.') },
  {
    figure: '99.2%',
    name: m('accuracy'),
    text: m('Test questions, written by others than the answers, are scored with every change.'),
  },
  { figure: '50K+', name: m('users'), text: m('The people we want to be useful to, once the answers deserve it.') },
  {
    figure: '< 5 s',
    name: m('to an answer'),
    text: m('A response in under 5 seconds, on an ordinary phone with an ordinary network.'),
  },
] as const;

export function Goals() {
  return (
    <Section note="What we aim for" title="Four goals. We do not claim to have reached them.">
      <ul className={styles.goals}>
        {goals.map(({ figure, name, text }) => (
          <li key={name}>
            <span className={styles.tag}>{t('Goal')}</span>
            <p className={styles.figure}>
              <strong>{figure}</strong> {t(name)}
            </p>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
