import { brand } from 'shared-contracts/brand';
import { RichText } from '../text/RichText';
import styles from './contact.module.css';

const facts = [
  { term: 'By e-mail', text: `[${brand.contactEmail}](mail:contact)`, detail: 'We respond within 2 hours, during support hours.' },
  { term: 'By this form', text: 'We respond within 24 hours', detail: 'on working days; on others, on the next one.' },
  { term: 'Human support', text: brand.supportHours, detail: 'Messages that arrive later are read first thing next time.' },
  { term: 'Grievances and personal data', text: `[${brand.grievanceEmail}](mail:grievance)`, detail: 'Acknowledged within 48 hours, settled within one month.' },
  { term: 'Where we are', text: brand.location, detail: '' },
] as const;

/** How else to reach us, and how soon we answer. */
export function ContactFacts() {
  return (
    <aside className={styles.facts} aria-label="How we answer">
      <dl>
        {facts.map(({ term, text, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd><RichText text={text} /></dd>
            {detail && <dd className={styles.detail}>{detail}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.urgent}>
        <RichText text="In danger? Call [112](tel:112). Money lost to a fraud online? Call [1930](tel:1930) now. Free legal aid: [15100](tel:15100)." />
      </p>
    </aside>
  );
}
