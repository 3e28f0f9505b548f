import { format } from 'date-fns';
import { invoicePdfPath } from 'shared-contracts/calls/billing/routes';
import type { Invoice } from 'shared-contracts';
import { useHost } from '../../host/host-context';
import { Icon } from '../../ui/Icon';
import { rupees } from '../../ui/rupees';
import styles from './InvoiceList.module.css';

export function InvoiceList({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { config } = useHost();
  if (invoices.length === 0) return <p className={styles['empty']}>You have no invoices yet.</p>;
  return (
    <section>
      <h3 className={styles['heading']}>Invoices</h3>
      <ul className={styles['list']} aria-label="Invoices">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <span>
              <strong>{invoice.number}</strong>
              <small>
                {format(new Date(invoice.date), 'd MMM yyyy')}, {invoice.kind === 'credit note' ? 'credit note' : invoice.status}
              </small>
            </span>
            <span className={styles['amount']}>{rupees(invoice.totalPaise)}</span>
            <a className="button quiet" href={config.apiBaseUrl + invoicePdfPath(invoice.id)} download aria-label={`Download PDF of ${invoice.number}`}>
              <Icon name="download" size={18} /> PDF
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
