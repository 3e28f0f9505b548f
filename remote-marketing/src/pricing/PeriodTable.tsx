import type { PublicPlan } from 'shared-contracts/calls/plans/types';
import { m } from 'shared-ui/messages/messages';
import { t } from '../messages';
import { RichText } from '../text/RichText';
import { TextTable } from '../text/TextTable';
import { formatRupees } from './format-rupees';
import styles from './pricing.module.css';

/** Twelve months beside one year for each paid plan, so that nobody has to trust a percentage. */
export function PeriodTable({ plans }: { readonly plans: readonly PublicPlan[] }) {
  const rows = plans.flatMap(({ name, monthly, yearly }) => {
    if (monthly.pricePaise === 0 || !yearly) return [];
    const [byMonth, byYear] = [monthly.pricePaise * 12, yearly.pricePaise * 12];
    return [[t(name), formatRupees(byMonth), formatRupees(byYear), verdict(byMonth, byYear)]];
  });
  if (rows.length === 0) return <p>{t('All plans are paid by the month.')}</p>;
  return (
    <div className={styles.periods}>
      <TextTable
        table={{
          caption: m('Before GST, at the prices of today'),
          head: [m('Plan'), m('Twelve single months'), m('One year at once'), m('Costs less')],
          rows,
        }}
      />
      <p className={styles.hint}>
        <RichText text="What counts is the amount: compare before you choose, and see the [refund policy](page:refund)." />
      </p>
    </div>
  );
}

function verdict(byMonth: number, byYear: number): string {
  if (byMonth === byYear) return t('Both the same');
  const difference = formatRupees(Math.abs(byMonth - byYear));
  return byYear < byMonth
    ? t('The year, by {difference}', { difference })
    : t('Single months, by {difference}', { difference });
}
