import type { PublicPlan } from 'shared-contracts/calls/plans/types';
import { RichText } from '../text/RichText';
import { TextTable } from '../text/TextTable';
import { formatRupees } from './format-rupees';
import styles from './pricing.module.css';

/** Twelve months beside one year for each paid plan, so that nobody has to trust a percentage. */
export function PeriodTable({ plans }: { readonly plans: readonly PublicPlan[] }) {
  const rows = plans.flatMap(({ name, monthly, yearly }) => {
    if (monthly.pricePaise === 0 || !yearly) return [];
    const [byMonth, byYear] = [monthly.pricePaise * 12, yearly.pricePaise * 12];
    return [[name, formatRupees(byMonth), formatRupees(byYear), verdict(byMonth, byYear)]];
  });
  if (rows.length === 0) return <p>All plans are paid by the month.</p>;
  return (
    <div className={styles.periods}>
      <TextTable table={{ caption: 'Before GST, at the prices of today', head: ['Plan', 'Twelve single months', 'One year at once', 'Costs less'], rows }} />
      <p className={styles.hint}><RichText text="Discounts are named as the offer names them. What counts is the amount: compare before you choose, and see the [refund policy](page:refund)." /></p>
    </div>
  );
}

function verdict(byMonth: number, byYear: number): string {
  if (byMonth === byYear) return 'Both the same';
  const difference = formatRupees(Math.abs(byMonth - byYear));
  return byYear < byMonth ? `The year, by ${difference}` : `Single months, by ${difference}`;
}
