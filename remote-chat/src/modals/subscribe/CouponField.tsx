import { useState } from 'react';
import type { BillingPeriod, Quote } from 'shared-contracts';
import { couponWordsIn } from 'shared-contracts/calls/billing/coupon-words';
import { useHost } from '../../host/host-context';
import { rich, shownLanguage, t } from '../../messages';
import { TextField } from '../fields/TextField';
import styles from './CouponField.module.css';
import { couponFailure } from './coupon-failure';
import { quoteBody } from './use-quote';

interface CouponFieldProps {
  readonly plan: string;
  readonly period: BillingPeriod;
  readonly stateCode: string;
  readonly applied: Quote['coupon'];
  readonly onChange: (code: string) => void;
}

export function CouponField({ plan, period, stateCode, applied, onChange }: CouponFieldProps) {
  const { billing } = useHost().services;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [isChecking, setChecking] = useState(false);

  const apply = async () => {
    setChecking(true);
    setProblem('');
    try {
      const quote = await billing.quote({ body: quoteBody(plan, period, stateCode, typed.trim().toUpperCase()) });
      onChange(quote.coupon?.code ?? '');
    } catch (error) {
      setProblem(couponFailure(error));
    } finally {
      setChecking(false);
    }
  };

  if (applied) {
    return (
      <div className={styles['applied']}>
        <p role="status">
          {rich('{code} applied: {description}', {
            code: <strong>{applied.code}</strong>,
            description: couponWordsIn(applied, shownLanguage()),
          })}
        </p>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            setTyped('');
            onChange('');
          }}
        >
          {t('Remove')}
        </button>
      </div>
    );
  }
  return (
    <form
      className={styles['coupon']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <TextField
        label={t('Promotion code')}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="button quiet" disabled={isChecking || typed.trim() === ''}>
        {isChecking ? t('Checking...') : t('Apply')}
      </button>
      {problem && (
        <p className={`field-error ${styles['problem']}`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
