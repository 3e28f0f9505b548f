import { m } from 'shared-ui/messages/messages';
import { Section } from '../layout/Section';
import { t } from '../messages';
import styles from './home.module.css';

const steps = [
  {
    title: m('Ask'),
    text: m('Write or speak your question as you would tell it to a friend. In English, Tamil, Hindi or Kannada.'),
  },
  {
    title: m('AI analysis'),
    text: m(
      'It works out what you mean, finds the provisions and judgments that apply, and checks that each of them is current law.',
    ),
  },
  {
    title: m('Get guidance'),
    text: m('You read a direct answer first, then the law, the steps, the time limits and the papers to keep.'),
  },
  {
    title: m('Take action'),
    text: m('You know where to go and what to say: to the bank, the police, the court, or a lawyer when you need one.'),
  },
] as const;

export function Steps() {
  return (
    <Section note="How it works" title="From a worry to a next step, in four steps." id="how-it-works">
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
