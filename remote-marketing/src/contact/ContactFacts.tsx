import { brand } from 'shared-contracts/brand';
import { m } from 'shared-ui/messages/messages';
import { t } from '../messages';
import { RichText } from '../text/RichText';
import styles from './contact.module.css';

const facts = [
  {
    term: m('By e-mail'),
    text: `[${brand.contactEmail}](mail:contact)`,
    detail: m('We respond within 2 hours, during support hours.'),
  },
  {
    term: m('By this form'),
    text: m('We respond within 24 hours'),
    detail: m('on working days; on others, on the next one.'),
  },
  {
    term: m('Human support'),
    text: brand.supportHours,
    detail: m('Messages that arrive later are read first thing next time.'),
  },
  {
    term: m('Grievances and personal data'),
    text: `[${brand.grievanceEmail}](mail:grievance)`,
    detail: m('Acknowledged within 48 hours, settled within one month.'),
  },
  { term: m('Where we are'), text: brand.location, detail: '' },
] as const;

/** How else to reach us, and how soon we answer. */
export function ContactFacts() {
  return (
    <aside className={styles.facts} aria-label={t('How we answer')}>
      <dl>
        {facts.map(({ term, text, detail }) => (
          <div key={term}>
            <dt>{t(term)}</dt>
            <dd>
              <RichText text={text} />
            </dd>
            {detail && <dd className={styles.detail}>{t(detail)}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.urgent}>
        <RichText text="In danger? Call [112](tel:112). Money lost to a fraud online? Call [1930](tel:1930) now. Free legal aid: [15100](tel:15100)." />
      </p>
    </aside>
  );
}
