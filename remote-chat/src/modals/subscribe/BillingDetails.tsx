import { useState } from 'react';
import { gstStates } from 'shared-contracts/calls/billing/states';
import { rich, t } from '../../messages';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import form from '../fields/form.module.css';
import type { BillingAddress } from './use-billing-address';
import styles from './BillingDetails.module.css';

interface BillingDetailsProps {
  /** To whom the invoice is made out while no name is given. */
  readonly email: string;
  readonly address: BillingAddress;
  readonly onChange: (address: BillingAddress) => void;
  readonly errors: Readonly<Record<string, string>>;
}

const states = gstStates.map(({ code, name }) => ({ value: code, label: name }));

/** The buyer's State, which decides the tax, and to whom the invoice goes: filled in already, and open to a change before paying. */
export function BillingDetails({ email, address, onChange, errors }: BillingDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const hasErrors = ['name', 'address', 'gstin'].some((name) => errors[name]);
  const change = (part: Partial<BillingAddress>) => onChange({ ...address, ...part });
  return (
    <>
      <SelectField
        label={t('State')}
        placeholder={t('Choose your State')}
        options={states}
        hint={t('It decides which GST the invoice shows.')}
        error={address.stateCode === '' ? errors['stateCode'] : undefined}
        value={address.stateCode}
        onChange={(event) => change({ stateCode: event.target.value })}
      />
      <details
        className={styles['details']}
        open={isOpen || hasErrors}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          <span>{rich('Invoice to {name}', { name: <strong>{address.name || email}</strong> })}</span>
          <span className={styles['change']}>{t('Change')}</span>
        </summary>
        <div className={form['form']}>
          <TextField
            label={t('Name on the invoice')}
            autoComplete="name"
            hint={t('Left empty, it is made out to your e-mail address.')}
            error={errors['name']}
            value={address.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            label={t('Address (optional)')}
            autoComplete="street-address"
            error={errors['address']}
            value={address.address}
            onChange={(event) => change({ address: event.target.value })}
          />
          <TextField
            label={t('GSTIN (optional)')}
            autoComplete="off"
            error={errors['gstin']}
            value={address.gstin}
            onChange={(event) => change({ gstin: event.target.value.toUpperCase() })}
          />
        </div>
      </details>
    </>
  );
}
