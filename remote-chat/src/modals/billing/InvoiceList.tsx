import { invoicePdfPath } from 'shared-contracts/calls/billing/routes';
import type { Invoice } from 'shared-contracts';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { Icon } from '../../ui/Icon';
import { written } from '../../ui/dates';
import { useRupees } from '../../ui/use-rupees';
import styles from './InvoiceList.module.css';

export function InvoiceList({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { config } = useHost();
  const rupees = useRupees();
  if (invoices.length === 0) return <p className={styles['empty']}>{t('You have no invoices yet.')}</p>;
  return (
    <section>
      <h3 className={styles['heading']}>{t('Invoices')}</h3>
      <ul className={styles['list']} aria-label={t('Invoices')}>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <span>
              <strong>{invoice.number}</strong>
              <small>
                {written(invoice.date, 'shortDay')}, {t(invoice.kind === 'credit note' ? invoice.kind : invoice.status)}
              </small>
            </span>
            <span className={styles['amount']}>{rupees(invoice.totalPaise)}</span>
            <a
              className="button quiet"
              href={config.apiBaseUrl + invoicePdfPath(invoice.id)}
              download
              aria-label={t('Download PDF of {number}', { number: invoice.number })}
            >
              <Icon name="download" size={18} /> {t('PDF')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
