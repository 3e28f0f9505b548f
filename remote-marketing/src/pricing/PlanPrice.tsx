import type { PublicPlan } from 'shared-contracts/calls/plans/types';
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
        <strong>{formatRupees(pricePaise)}</strong> <span>per {period}</span>
      </p>
      <p className={styles.terms}>
        {yearly ? `${formatRupees(yearly.pricePaise * 12)} for a year, paid at once` : termsOf(plan, isYearly)}
        {yearly && yearly.savePercent > 0 && <span className={styles.save}>Save {yearly.savePercent}%</span>}
      </p>
    </div>
  );
}

function termsOf(plan: PublicPlan, isYearly: boolean): string {
  if (plan.monthly.pricePaise === 0) return 'No card, no end date';
  return isYearly ? 'By the month only' : 'Cancel anytime';
}
