import type { UseFormRegisterReturn } from 'react-hook-form';
import { m } from 'shared-ui/messages/messages';
import { t } from '../../messages';
import { Icon } from '../../ui/Icon';
import styles from './UserTypeChoice.module.css';

const types = [
  { value: 'customer', label: m('Customer'), about: m('I have legal questions'), icon: 'person' },
  { value: 'lawyer', label: m('Lawyer'), about: m('I advise others on the law'), icon: 'scale' },
] as const;

export function UserTypeChoice({ field }: { readonly field: UseFormRegisterReturn }) {
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('I am a')}</legend>
      {types.map(({ value, label, about, icon }) => (
        <label key={value} className={styles['type']}>
          <input type="radio" value={value} aria-label={t(label)} aria-describedby={`about-${value}`} {...field} />
          <Icon name={icon} size={24} />
          <span>
            <strong>{t(label)}</strong>
            <small id={`about-${value}`}>{t(about)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
