import type { Quote } from 'shared-contracts';
import { couponWordsIn } from 'shared-contracts/calls/billing/coupon-words';
import { shownLanguage, t } from '../../messages';
import { useRupees } from '../../ui/use-rupees';
import styles from './PriceSummary.module.css';

interface PriceSummaryProps {
  readonly quote: Quote;
  /** Which taxes the GST consists of depends on the buyer's State, and is said once that is known. */
  readonly knowsState: boolean;
}

export function PriceSummary({ quote, knowsState }: PriceSummaryProps) {
  const rupees = useRupees();
  const rows: readonly (readonly [string, string, string?])[] = [
    [
      t('Subtotal'),
      rupees(quote.subtotalPaise),
      quote.perMonthPaise === null
        ? t('for one month')
        : t('{price} a month, for a year', { price: rupees(quote.perMonthPaise) }),
    ],
    ...(quote.creditPaise > 0 ? [[t('Credit for your current plan'), `−${rupees(quote.creditPaise)}`] as const] : []),
    ...(quote.discountPaise > 0
      ? [
          [
            t('Discount'),
            `−${rupees(quote.discountPaise)}`,
            quote.coupon ? couponWordsIn(quote.coupon, shownLanguage()) : '',
          ] as const,
        ]
      : []),
    [t('GST (18%)'), rupees(quote.gstPaise), knowsState ? taxSplit(quote) : undefined],
    ...(quote.roundOffPaise === 0 ? [] : [[t('Round off'), rupees(quote.roundOffPaise)] as const]),
    [t('Total'), rupees(quote.totalPaise)],
  ];
  return (
    <ul className={styles['rows']} aria-label={t('Price summary')}>
      {rows.map(([name, amount, note]) => (
        <li key={name} className={name === t('Total') ? styles['total'] : undefined}>
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
  return taxes.length > 0 ? taxes.map(({ name, ratePercent }) => `${name} ${ratePercent}%`).join(' + ') : undefined;
}
