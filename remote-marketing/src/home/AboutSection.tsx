import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { m } from 'shared-ui/messages/messages';
import { Section } from '../layout/Section';
import { t } from '../messages';
import styles from './home.module.css';

const daily = m(
  'A bounced cheque, a deposit that does not come back, an FIR the station will not write: most people meet the law on a bad day, in words that were not written for them. Nyayika puts those words into everyday language, for citizens, students, professionals and paralegals, and finds the starting point quickly for lawyers.',
);
const coverage = m(
  'It covers the Constitution, the criminal codes of 2023 and the IPC and CrPC before them, the Acts that people meet most, and judgments that shaped them. It gives information, not a lawyer’s advice, and it tells you when you need a lawyer.',
);

export function AboutSection() {
  return (
    <Section
      note="What it is"
      title="Nyayika tells you what the law says, and shows you where it says so."
      tone="surface"
    >
      <div className={styles.twoColumns}>
        <p>{t(daily)}</p>
        <p>
          {t(coverage)} <Link to={paths.about.href()}>{t('More about us')}</Link>
        </p>
      </div>
    </Section>
  );
}
