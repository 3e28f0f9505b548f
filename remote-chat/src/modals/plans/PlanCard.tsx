import type { PublicPlan } from 'shared-contracts';
import { Icon } from '../../ui/Icon';
import { rupees } from '../../ui/rupees';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  readonly plan: PublicPlan;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

export function PlanCard({ plan, isCurrent, onChoose }: PlanCardProps) {
  const isFree = plan.monthly.pricePaise === 0;
  return (
    <article className={`${styles['card']} ${plan.popular ? styles['popular'] : ''}`} aria-label={plan.name}>
      <div className={styles['top']}>
        <h3>{plan.name}</h3>
        {isCurrent ? <span className={styles['badge']}>Your plan</span> : plan.popular && <span className={styles['badge']}>Most popular</span>}
      </div>
      <p className={styles['about']}>{plan.description}</p>
      <p className={styles['price']}>
        <strong>{rupees(plan.monthly.pricePaise)}</strong> / {plan.monthly.period}
      </p>
      <ul className={styles['features']}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} /> {feature}
          </li>
        ))}
      </ul>
      <button type="button" className={`button ${plan.popular ? 'accent' : plan.buttonStyle === 'outline' ? 'quiet' : ''}`} onClick={onChoose}>
        {isFree ? 'Get Started' : 'Upgrade Now'}
      </button>
    </article>
  );
}
