import { useState } from 'react';
import type { Subscription } from 'shared-contracts';
import { t } from '../../messages';
import { written } from '../../ui/dates';
import { useModal } from '../modal-context';
import { RefundForm } from './RefundForm';
import styles from './SubscriptionBox.module.css';

interface SubscriptionBoxProps {
  readonly subscription: Subscription | null;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onResume: () => void;
  readonly onRefund: (reason: string) => void;
}

const day = (date: string): string => written(date, 'day');

export function SubscriptionBox({ subscription, isBusy, onCancel, onResume, onRefund }: SubscriptionBoxProps) {
  const open = useModal((modal) => modal.open);
  const [isAskingRefund, setAskingRefund] = useState(false);
  if (!subscription) {
    return (
      <div className={styles['box']}>
        <p>{t('You are on the Free plan.')}</p>
        <button type="button" className="button accent" onClick={() => open({ name: 'plans' })}>
          {t('See plans')}
        </button>
      </div>
    );
  }
  const { plan, period, status, startDate, endDate, cancelAtPeriodEnd, refundableUntil } = subscription;
  const isActive = status === 'active' || status === 'past due';
  const canRefund = refundableUntil !== null && new Date(refundableUntil) > new Date();
  return (
    <div className={styles['box']}>
      <div className={styles['about']}>
        <p>
          <strong>{t(plan.name)}</strong>, {t(period)} <span className={styles['status']}>{t(status)}</span>
        </p>
        <p className={styles['dates']}>
          {t('Since {day}.', { day: day(startDate) })}{' '}
          {cancelAtPeriodEnd || !isActive
            ? t('Ends on {day}.', { day: day(endDate) })
            : t('Renews on {day}.', { day: day(endDate) })}
        </p>
      </div>
      {isActive && (
        <div className={styles['buttons']}>
          {cancelAtPeriodEnd ? (
            <button type="button" className="button" disabled={isBusy} onClick={onResume}>
              {t('Keep my plan')}
            </button>
          ) : (
            <button type="button" className="button quiet" disabled={isBusy} onClick={onCancel}>
              {t('Cancel plan')}
            </button>
          )}
          {canRefund && !isAskingRefund && (
            <button type="button" className="button quiet" disabled={isBusy} onClick={() => setAskingRefund(true)}>
              {t('Request refund')}
            </button>
          )}
        </div>
      )}
      {isAskingRefund && canRefund && (
        <RefundForm until={refundableUntil} isBusy={isBusy} onSend={onRefund} onCancel={() => setAskingRefund(false)} />
      )}
    </div>
  );
}
