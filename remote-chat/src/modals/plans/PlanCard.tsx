import { useEffect, useRef } from 'react';
import type { PublicPlan } from 'shared-contracts';
import { planWordsIn } from 'shared-contracts/calls/plans/plan-words';
import { savedPercent } from 'shared-contracts/calls/plans/yearly-saving';
import { useIsLive } from '../../host/host-context';
import { shownLanguage, t } from '../../messages';
import { Icon } from '../../ui/Icon';
import { useRupees } from '../../ui/use-rupees';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  readonly plan: PublicPlan;
  readonly isCurrent: boolean;
  /** It stands out among the others. */
  readonly isMarked: boolean;
  /** The person has chosen it on the pricing page. */
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function PlanCard({ plan, isCurrent, isMarked, isChosen, onChoose }: PlanCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const rupees = useRupees();
  const isLive = useIsLive();
  const { monthly, yearly } = plan;
  const words = planWordsIn(plan, shownLanguage(), t);
  const isFree = monthly.pricePaise === 0;
  const saved = isLive && yearly ? savedPercent(monthly.pricePaise, yearly.pricePaise) : 0;
  useEffect(() => {
    if (isChosen) button.current?.focus();
  }, [isChosen]);
  const badge = isCurrent ? t('Your plan') : isChosen ? t('Your choice') : isMarked && plan.popular && t('Recommended');
  return (
    <article className={`${styles['card']} ${isMarked ? styles['popular'] : ''}`} aria-label={words.name}>
      <div className={styles['top']}>
        <h3>{words.name}</h3>
        {badge && <span className={styles['badge']}>{badge}</span>}
      </div>
      <p className={styles['about']}>{words.description}</p>
      <p className={styles['price']}>
        <strong>{rupees(monthly.pricePaise)}</strong> / {t(monthly.period)}
        {saved > 0 && yearly && (
          <small className={styles['yearly']}>
            {t('or {price} / {period}, paid for a year', {
              price: rupees(yearly.pricePaise),
              period: t(yearly.period),
            })}{' '}
            <span className={styles['badge']}>{t('Save {percent}%', { percent: saved })}</span>
          </small>
        )}
      </p>
      <ul className={styles['features']}>
        {words.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} /> {feature}
          </li>
        ))}
      </ul>
      <button
        ref={button}
        type="button"
        className={`button ${isMarked ? 'accent' : plan.buttonStyle === 'outline' ? 'quiet' : ''}`}
        onClick={onChoose}
      >
        {isFree ? t('Get Started') : t('Upgrade Now')}
      </button>
    </article>
  );
}
