import { useState } from 'react';
import { gstStates } from 'shared-contracts/calls/billing/states';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import form from '../fields/form.module.css';
import type { BillingAddress } from './use-billing-address';
import styles from './BillingDetails.module.css';

interface BillingDetailsProps {
  readonly address: BillingAddress;
  readonly onChange: (address: BillingAddress) => void;
  readonly errors: Readonly<Record<string, string>>;
}

const states = gstStates.map(({ code, name }) => ({ value: code, label: name }));

/** To whom the invoice goes: filled in already, and open to a change before paying. */
export function BillingDetails({ address, onChange, errors }: BillingDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const hasErrors = ['name', 'stateCode', 'address', 'gstin'].some((name) => errors[name]);
  const stateName = gstStates.find(({ code }) => code === address.stateCode)?.name ?? '';
  const change = (part: Partial<BillingAddress>) => onChange({ ...address, ...part });
  return (
    <details className={styles['details']} open={isOpen || hasErrors} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          Invoice to <strong>{address.name}</strong>, {stateName}
        </span>
        <span className={styles['change']}>Change</span>
      </summary>
      <div className={form['form']}>
        <div className={form['columns']}>
          <TextField label="Name on the invoice" autoComplete="name" error={errors['name']} value={address.name} onChange={(event) => change({ name: event.target.value })} />
          <SelectField label="State" options={states} error={errors['stateCode']} value={address.stateCode} onChange={(event) => change({ stateCode: event.target.value })} />
        </div>
        <TextField label="Address (optional)" autoComplete="street-address" error={errors['address']} value={address.address} onChange={(event) => change({ address: event.target.value })} />
        <TextField label="GSTIN (optional)" autoComplete="off" error={errors['gstin']} value={address.gstin} onChange={(event) => change({ gstin: event.target.value.toUpperCase() })} />
      </div>
    </details>
  );
}
