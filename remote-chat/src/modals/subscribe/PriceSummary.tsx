import type { Quote } from 'shared-contracts';
import { rupees } from '../../ui/rupees';
import styles from './PriceSummary.module.css';

export function PriceSummary({ quote }: { readonly quote: Quote }) {
  const rows: readonly (readonly [string, string, string?])[] = [
    ['Subtotal', rupees(quote.subtotalPaise), quote.perMonthPaise === null ? 'for one month' : `${rupees(quote.perMonthPaise)} a month, for a year`],
    ...(quote.creditPaise > 0 ? [['Credit for your current plan', `−${rupees(quote.creditPaise)}`] as const] : []),
    ...(quote.discountPaise > 0 ? [['Discount', `−${rupees(quote.discountPaise)}`, quote.coupon?.description] as const] : []),
    ['GST (18%)', rupees(quote.gstPaise), taxSplit(quote)],
    ...(quote.roundOffPaise === 0 ? [] : [['Round off', rupees(quote.roundOffPaise)] as const]),
    ['Total', rupees(quote.totalPaise)],
  ];
  return (
    <ul className={styles['rows']} aria-label="Price summary">
      {rows.map(([name, amount, note]) => (
        <li key={name} className={name === 'Total' ? styles['total'] : undefined}>
          <span>
            {name}
            {note && <small>{note}</small>}
          </span>
          <span className={styles['amount']}>{amount}</span>
        </li>
      ))}
    </ul>
  );
}

function taxSplit({ taxes }: Quote): string | undefined {
  return taxes.length > 1 ? taxes.map(({ name, ratePercent }) => `${name} ${ratePercent}%`).join(' + ') : undefined;
}
