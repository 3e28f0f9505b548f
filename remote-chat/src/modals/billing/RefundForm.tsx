import { useState } from 'react';
import { t } from '../../messages';
import { written } from '../../ui/dates';
import { TextField } from '../fields/TextField';
import form from '../fields/form.module.css';

interface RefundFormProps {
  readonly until: string;
  readonly isBusy: boolean;
  readonly onSend: (reason: string) => void;
  readonly onCancel: () => void;
}

export function RefundForm({ until, isBusy, onSend, onCancel }: RefundFormProps) {
  const [reason, setReason] = useState('');
  return (
    <form
      className={form['form']}
      style={{ flexBasis: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(reason.trim());
      }}
    >
      <p className={form['hint']}>
        {t(
          'A full refund is possible until {until}. The plan ends at once, and the money is back in 5 to 10 business days.',
          { until: written(until, 'dayAndTime') },
        )}
      </p>
      <TextField
        label={t('Reason (optional)')}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={form['columns']}>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('Keep my plan')}
        </button>
        <button type="submit" className="button danger" disabled={isBusy}>
          {t('Refund my payment')}
        </button>
      </div>
    </form>
  );
}
