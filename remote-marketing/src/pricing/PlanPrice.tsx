import type { PublicPlan } from 'shared-contracts/calls/plans/types';
import { t } from '../messages';
import { formatRupees } from './format-rupees';
import styles from './plan-card.module.css';

interface PlanPriceProps {
  readonly plan: PublicPlan;
  readonly isYearly: boolean;
}

/** A plan's price per month; for a year also what is paid at once. A plan without a yearly price keeps its monthly one. */
export function PlanPrice({ plan, isYearly }: PlanPriceProps) {
  const yearly = isYearly ? plan.yearly : null;
  const { pricePaise, period } = yearly ?? plan.monthly;
  return (
    <div className={styles.price}>
      <p>
        <strong>{formatRupees(pricePaise)}</strong> <span>{t('per {period}', { period: t(period) })}</span>
      </p>
      <p className={styles.terms}>
        {yearly
          ? t('{amount} for a year, paid at once', { amount: formatRupees(yearly.pricePaise * 12) })
          : termsOf(plan, isYearly)}
        {yearly && yearly.savePercent > 0 && (
          <span className={styles.save}>{t('Save {percent}%', { percent: yearly.savePercent })}</span>
        )}
      </p>
    </div>
  );
}

function termsOf(plan: PublicPlan, isYearly: boolean): string {
  if (plan.monthly.pricePaise === 0) return t('No card, no end date');
  return isYearly ? t('By the month only') : t('Cancel anytime');
}
