import type { ReactNode } from 'react';
import { Section } from '../layout/Section';
import * as Specimens from './feature-specimens';
import styles from './home.module.css';

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly specimen: ReactNode;
}

const features: readonly Feature[] = [
  { title: 'Every claim has its source', text: 'A number in the text opens the section or judgment behind it, in plain words, with the address of the official text.', specimen: <Specimens.Source /> },
  { title: 'Old law and new law', text: 'It knows both the codes of 2023 and those they replaced, and which one your dates call for.', specimen: <Specimens.OldAndNew /> },
  { title: 'Four languages', text: 'English and Tamil are the most complete; Hindi and Kannada follow. Hindi in Latin letters works too.', specimen: <Specimens.Languages /> },
  { title: 'It says when it does not know', text: 'A section that does not exist is named as such. Better no answer than an invented one.', specimen: <Specimens.Unknown /> },
  { title: 'Reads your papers', text: 'Attach an agreement or a notice as PDF, DOCX or TXT, and ask about it.', specimen: <Specimens.Paper /> },
  { title: 'Listens, and reads aloud', text: 'Dictate your question and have the answer read to you, where your browser can.', specimen: <Specimens.Voice /> },
  { title: 'Remembers the thread', text: 'Ask on without telling everything again.', specimen: <Specimens.Thread /> },
  { title: 'Your chats are yours', text: 'Export or erase them whenever you like. No advertising, no trackers, nothing sold.', specimen: <Specimens.Yours /> },
];

export function Features() {
  return (
    <Section note="What it can do" title="Made to be checked, not to be believed." tone="surface">
      <ul className={styles.features}>
        {features.map(({ title, text, specimen }) => (
          <li key={title}>
            <div className={styles.specimen} aria-hidden="true">{specimen}</div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
