import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { Section } from '../layout/Section';
import styles from './home.module.css';

export function AboutSection() {
  return (
    <Section note="What it is" title={`${brand.name} tells you what the law says, and shows you where it says so.`} tone="surface">
      <div className={styles.twoColumns}>
        <p>A bounced cheque, a deposit that does not come back, an FIR the station will not write: most people meet the law on a bad day, in words that were not written for them. {brand.name} puts those words into everyday language, for citizens, students, professionals and paralegals, and finds the starting point quickly for lawyers.</p>
        <p>It covers the Constitution, the criminal codes of 2023 and the IPC and CrPC before them, the Acts that people meet most, and judgments that shaped them. It gives information, not a lawyer’s advice, and it tells you when you need a lawyer. <Link to={paths.about.href()}>More about us</Link></p>
      </div>
    </Section>
  );
}
