import { useForm } from 'react-hook-form';
import type { CountryCode, UserType } from 'shared-contracts';
import { useHost } from '../../host/host-context';
import { sentenceOf } from '../../store/sentence-of';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { countryCodes } from './country-codes';
import styles from './ProfileForm.module.css';
import { UserTypeChoice } from './UserTypeChoice';

interface ProfileFields {
  readonly userType: UserType;
  readonly countryCode: CountryCode;
  readonly phone: string;
}

export function ProfileForm({ onSaved }: { readonly onSaved: (userType: UserType) => void }) {
  const host = useHost();
  const { register, handleSubmit, setError, setValue, formState } = useForm<ProfileFields>({
    defaultValues: { userType: 'customer', countryCode: '+91', phone: '' },
  });
  const phone = register('phone');

  const save = handleSubmit(async (body) => {
    if (body.phone === '') return setError('root', { message: 'Please enter your phone number' });
    try {
      const { user } = await host.services.accounts.completeProfile({ body });
      host.auth.getState().login(user);
      onSaved(body.userType);
    } catch (error) {
      setError('root', { message: sentenceOf(error, 'Failed to save user type') });
    }
  });
  return (
    <form className={form['form']} noValidate onSubmit={(event) => void save(event)}>
      <UserTypeChoice field={register('userType')} />
      <div className={styles['phone']}>
        <SelectField label="Country code" options={countryCodes.map((code) => ({ value: code, label: code }))} {...register('countryCode')} />
        <TextField
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={14}
          {...phone}
          onChange={(event) => setValue('phone', event.target.value.replace(/\D/g, ''))}
        />
      </div>
      <FormAlert text={formState.errors.root?.message} />
      <button type="submit" className="button" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? 'Saving...' : 'Continue'}
      </button>
    </form>
  );
}
