import type { PublicPlan } from 'shared-contracts/calls/plans/types';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { PlanPrice } from './PlanPrice';
import styles from './plan-card.module.css';

interface PlanCardProps {
  readonly plan: PublicPlan;
  readonly isYearly: boolean;
}

export function PlanCard({ plan, isYearly }: PlanCardProps) {
  const titleId = `plan-${plan.slug}`;
  const isFree = plan.monthly.pricePaise === 0;
  return (
    <article className={styles.card} data-popular={plan.popular} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{plan.name}</h2>
        {plan.popular && <span className={styles.popular}>Recommended</span>}
      </div>
      <p className={styles.description}>{plan.description}</p>
      <PlanPrice plan={plan} isYearly={isYearly} />
      <Link to={paths.chat.href()} className={`button ${plan.popular ? 'accent' : plan.buttonStyle === 'outline' ? 'quiet' : ''}`}>
        {isFree ? 'Get Started for Free' : 'Get Now'}
      </Link>
      <ul className={styles.features}>{plan.features.map((feature) => <li key={feature}>{feature}</li>)}</ul>
    </article>
  );
}
