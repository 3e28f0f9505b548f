import { Section } from '../layout/Section';
import styles from './about.module.css';

const examples = [
  { about: 'Police', question: 'The police station refuses to register my FIR. What can I do?' },
  { about: 'Tenancy', question: 'My landlord keeps the deposit two months after I moved out. How do I get it back?' },
  { about: 'Work', question: 'I was dismissed without notice after three years. Am I owed anything?' },
  { about: 'Consumers', question: 'The shop will not take back a phone that was broken in the box.' },
  { about: 'Family', question: 'Can my parents claim maintenance from my brother?' },
  { about: 'Fraud', question: 'Somebody took 40,000 rupees from my account with a fake UPI request. Whom do I call?' },
  { about: 'Property', question: 'Does a daughter inherit her father’s flat like a son does?' },
  { about: 'Information', question: 'How long may an office take to answer my RTI application?' },
] as const;

export function ExampleQuestions() {
  return (
    <Section note="Example questions" title="What people ask on an ordinary day.">
      <ul className={styles.examples}>
        {examples.map(({ about, question }) => (
          <li key={question}>
            <span>{about}</span>
            <p>{question}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
