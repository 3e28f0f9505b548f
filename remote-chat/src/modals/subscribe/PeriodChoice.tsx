import type { BillingPeriod } from 'shared-contracts';
import styles from './PeriodChoice.module.css';

const periods: readonly { readonly value: BillingPeriod; readonly label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

interface PeriodChoiceProps {
  readonly value: BillingPeriod;
  readonly onChange: (period: BillingPeriod) => void;
}

export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  return (
    <fieldset className={styles['choice']}>
      <legend className="visually-hidden">Billing period</legend>
      {periods.map((period) => (
        <label key={period.value}>
          <input type="radio" name="period" value={period.value} checked={value === period.value} onChange={() => onChange(period.value)} />
          {period.label}
        </label>
      ))}
    </fieldset>
  );
}
