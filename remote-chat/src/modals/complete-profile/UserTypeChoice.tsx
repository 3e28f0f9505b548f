import type { UseFormRegisterReturn } from 'react-hook-form';
import { Icon } from '../../ui/Icon';
import styles from './UserTypeChoice.module.css';

const types = [
  { value: 'customer', label: 'Customer', about: 'I have legal questions', icon: 'person' },
  { value: 'lawyer', label: 'Lawyer', about: 'I advise others on the law', icon: 'scale' },
] as const;

export function UserTypeChoice({ field }: { readonly field: UseFormRegisterReturn }) {
  return (
    <fieldset className={styles['choice']}>
      <legend>I am a</legend>
      {types.map(({ value, label, about, icon }) => (
        <label key={value} className={styles['type']}>
          <input type="radio" value={value} aria-label={label} aria-describedby={`about-${value}`} {...field} />
          <Icon name={icon} size={24} />
          <span>
            <strong>{label}</strong>
            <small id={`about-${value}`}>{about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
