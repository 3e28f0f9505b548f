import { planWordsIn } from 'shared-contracts/calls/plans/plan-words';
import type { PublicPlan } from 'shared-contracts/calls/plans/types';
import { languageOf } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { Link, useLocation } from 'shared-contracts/router';
import { t } from '../messages';
import { PlanPrice } from './PlanPrice';
import styles from './plan-card.module.css';

interface PlanCardProps {
  readonly plan: PublicPlan;
  readonly isYearly: boolean;
}

export function PlanCard({ plan, isYearly }: PlanCardProps) {
  const words = planWordsIn(plan, languageOf(useLocation().pathname), t);
  const titleId = `plan-${plan.slug}`;
  const isFree = plan.monthly.pricePaise === 0;
  const chosen = new URLSearchParams({ plan: plan.slug, ...(isYearly && plan.yearly ? { period: 'yearly' } : {}) });
  return (
    <article className={styles.card} data-popular={plan.popular} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{words.name}</h2>
        {plan.popular && <span className={styles.popular}>{t('Recommended')}</span>}
      </div>
      <p className={styles.description}>{words.description}</p>
      <PlanPrice plan={plan} isYearly={isYearly} />
      <Link
        to={isFree ? paths.chat.href() : `${paths.chat.href()}?${chosen.toString()}`}
        className={`button ${plan.popular ? 'accent' : plan.buttonStyle === 'outline' ? 'quiet' : ''}`}
      >
        {isFree ? t('Get Started for Free') : t('Get Now')}
      </Link>
      <ul className={styles.features}>
        {words.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}
