import { useState } from 'react';
import { format } from 'date-fns';
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
        A full refund is possible until {format(new Date(until), 'd MMMM yyyy, h:mm a')}. The plan ends at once, and the money is back in 5 to 10 business days.
      </p>
      <TextField label="Reason (optional)" maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
      <div className={form['columns']}>
        <button type="button" className="button quiet" onClick={onCancel}>
          Keep my plan
        </button>
        <button type="submit" className="button danger" disabled={isBusy}>
          Refund my payment
        </button>
      </div>
    </form>
  );
}
