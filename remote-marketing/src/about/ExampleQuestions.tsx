import { askHref, asksAtOnce } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { m } from 'shared-ui/messages/messages';
import { Section } from '../layout/Section';
import { t } from '../messages';
import styles from './about.module.css';

const examples = [
  { about: m('Police'), question: m('The police station refuses to register my FIR. What can I do?') },
  {
    about: m('Tenancy'),
    question: m('My landlord keeps the deposit two months after I moved out. How do I get it back?'),
  },
  { about: m('Work'), question: m('I was dismissed without notice after three years. Am I owed anything?') },
  { about: m('Consumers'), question: m('The shop will not take back a phone that was broken in the box.') },
  { about: m('Family'), question: m('Can my parents claim maintenance from my brother?') },
  {
    about: m('Fraud'),
    question: m('Somebody took 40,000 rupees from my account with a fake UPI request. Whom do I call?'),
  },
  { about: m('Property'), question: m('Does a daughter inherit her father’s flat like a son does?') },
  { about: m('Information'), question: m('How long may an office take to answer my RTI application?') },
] as const;

export function ExampleQuestions() {
  return (
    <Section note="Example questions" title="What people ask on an ordinary day.">
      <ul className={styles.examples}>
        {examples.map(({ about, question }) => (
          <li key={question}>
            <span>{t(about)}</span>
            <p>
              <Link to={askHref(t(question))} state={asksAtOnce}>
                {t(question)}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
