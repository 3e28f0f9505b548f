import type { ReactNode } from 'react';
import { m } from 'shared-ui/messages/messages';
import { Section } from '../layout/Section';
import * as Specimens from './feature-specimens';
import { t } from '../messages';
import styles from './home.module.css';

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly specimen: ReactNode;
}

const features: readonly Feature[] = [
  {
    title: m('Every claim has its source'),
    text: m(
      'A number in the text opens the section or judgment behind it, in plain words, with the address of the official text.',
    ),
    specimen: <Specimens.Source />,
  },
  {
    title: m('Old law and new law'),
    text: m('It knows both the codes of 2023 and those they replaced, and which one your dates call for.'),
    specimen: <Specimens.OldAndNew />,
  },
  {
    title: m('Four languages'),
    text: m('English and Tamil are the most complete; Hindi and Kannada follow. Hindi in Latin letters works too.'),
    specimen: <Specimens.Languages />,
  },
  {
    title: m('It says when it does not know'),
    text: m('A section that does not exist is named as such. Better no answer than an invented one.'),
    specimen: <Specimens.Unknown />,
  },
  {
    title: m('Reads your papers'),
    text: m('Attach an agreement or a notice as PDF, DOCX or TXT, and ask about it.'),
    specimen: <Specimens.Paper />,
  },
  {
    title: m('Listens, and reads aloud'),
    text: m('Dictate your question and have the answer read to you, where your browser can.'),
    specimen: <Specimens.Voice />,
  },
  {
    title: m('Remembers the thread'),
    text: m('Ask on without telling everything again.'),
    specimen: <Specimens.Thread />,
  },
  {
    title: m('Your chats are yours'),
    text: m('Export or erase them whenever you like. No advertising, no trackers, nothing sold.'),
    specimen: <Specimens.Yours />,
  },
];

export function Features() {
  return (
    <Section note="What it can do" title="Made to be checked, not to be believed." tone="surface">
      <ul className={styles.features}>
        {features.map(({ title, text, specimen }) => (
          <li key={title}>
            <div className={styles.specimen} aria-hidden="true">
              {specimen}
            </div>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
