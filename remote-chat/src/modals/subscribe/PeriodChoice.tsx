import type { BillingPeriod } from 'shared-contracts';
import { m } from 'shared-ui/messages/messages';
import { t } from '../../messages';
import styles from './PeriodChoice.module.css';

const periods: readonly { readonly value: BillingPeriod; readonly label: string }[] = [
  { value: 'monthly', label: m('Monthly') },
  { value: 'yearly', label: m('Yearly') },
];

interface PeriodChoiceProps {
  readonly value: BillingPeriod;
  /** What a year saves; null when it saves nothing. */
  readonly badge: string | null;
  readonly onChange: (period: BillingPeriod) => void;
}

export function PeriodChoice({ value, badge, onChange }: PeriodChoiceProps) {
  return (
    <fieldset className={styles['choice']}>
      <legend className="visually-hidden">
        {badge ? t('Billing period (by the year: {badge})', { badge }) : t('Billing period')}
      </legend>
      {periods.map((period) => (
        <label key={period.value}>
          <input
            type="radio"
            name="period"
            value={period.value}
            checked={value === period.value}
            onChange={() => onChange(period.value)}
          />
          {t(period.label)}
          {period.value === 'yearly' && badge && <small aria-hidden="true">{badge}</small>}
        </label>
      ))}
    </fieldset>
  );
}
