import { useForm } from 'react-hook-form';
import type { CountryCode, UserType } from 'shared-contracts';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { countryCodes } from './country-codes';
import styles from './ProfileForm.module.css';
import { UserTypeChoice } from './UserTypeChoice';

interface ProfileFormProps {
  readonly onSaved: (userType: UserType) => void;
  /** Null where the form cannot be left out. */
  readonly onSkip: (() => void) | null;
}

interface ProfileFields {
  readonly userType: UserType;
  readonly countryCode: CountryCode;
  readonly phone: string;
}

export function ProfileForm({ onSaved, onSkip }: ProfileFormProps) {
  const host = useHost();
  const { register, handleSubmit, setError, setValue, formState } = useForm<ProfileFields>({
    defaultValues: { userType: 'customer', countryCode: '+91', phone: '' },
  });
  const phone = register('phone');

  const save = handleSubmit(async (body) => {
    if (body.phone === '') return setError('root', { message: t('Please enter your phone number') });
    try {
      const { user } = await host.services.accounts.completeProfile({ body });
      host.auth.getState().login(user);
      onSaved(body.userType);
    } catch (error) {
      setError('root', { message: sentenceOf(error, t('Failed to save user type')) });
    }
  });
  return (
    <form className={form['form']} noValidate onSubmit={(event) => void save(event)}>
      <UserTypeChoice field={register('userType')} />
      <div className={styles['phone']}>
        <SelectField
          label={t('Country code')}
          options={countryCodes.map((code) => ({ value: code, label: code }))}
          {...register('countryCode')}
        />
        <TextField
          label={t('Phone number')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={14}
          {...phone}
          onChange={(event) => setValue('phone', event.target.value.replace(/\D/g, ''))}
        />
      </div>
      {onSkip && <p className={form['hint']}>{t('It is filled in for you when you ask for a call with a lawyer.')}</p>}
      <FormAlert text={formState.errors.root?.message} />
      <button type="submit" className="button" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? t('Saving...') : t('Continue')}
      </button>
      {onSkip && (
        <button type="button" className={form['link']} onClick={onSkip}>
          {t('Not now')}
        </button>
      )}
    </form>
  );
}
