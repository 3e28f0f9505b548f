import type { PublicPlan } from 'shared-contracts/calls/plans/types';
import { t } from '../messages';
import { PlanCard } from './PlanCard';
import styles from './pricing.module.css';

interface PlanCardsProps {
  readonly plans: readonly PublicPlan[] | null;
  readonly hasFailed: boolean;
  readonly isYearly: boolean;
  readonly onRetry: () => void;
}

/** The cards of the plans; their places until they are known. */
export function PlanCards({ plans, hasFailed, isYearly, onRetry }: PlanCardsProps) {
  if (plans) return plans.map((plan) => <PlanCard key={plan.slug} plan={plan} isYearly={isYearly} />);
  if (hasFailed) {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('The plans could not be loaded.')}</p>
        <button type="button" className="button quiet" onClick={onRetry}>
          {t('Try again')}
        </button>
      </div>
    );
  }
  return (
    <>
      <p className="visually-hidden">{t('The plans are being loaded.')}</p>
      <noscript>
        <p>{t('Plans and prices are shown with JavaScript.')}</p>
      </noscript>
      {[0, 1, 2].map((place) => (
        <div key={place} className={styles.place} aria-hidden="true" />
      ))}
    </>
  );
}
