import { useForm } from 'react-hook-form';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { EditProfileBody, Profile } from 'shared-contracts';
import { gstStates } from 'shared-contracts/calls/billing/states';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';
import { useNotify } from '../../store/store-context';
import { languageOptions } from '../../ui/language-of';
import { countryCodes } from '../complete-profile/country-codes';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { useModal } from '../modal-context';

const states = gstStates.map(({ code, name }) => ({ value: code, label: name }));
const codes = countryCodes.map((code) => ({ value: code, label: code }));

export function EditProfileForm({ profile }: { readonly profile: Profile }) {
  const host = useHost();
  const open = useModal((modal) => modal.open);
  const notify = useNotify();
  const { register, handleSubmit, setError, formState } = useForm<EditProfileBody>({
    defaultValues: { ...profile, countryCode: profile.countryCode ?? '+91', phone: profile.phone ?? '' },
  });
  const errors = formState.errors;

  const save = handleSubmit(async ({ name, countryCode, phone, address, stateCode, gstin, language }) => {
    try {
      await host.services.accounts.editProfile({
        body: { name, countryCode, phone, address, stateCode, gstin, language },
      });
      await host.auth.getState().refresh();
      if (language !== profile.language) host.language.getState().choose(language);
      notify({ kind: 'info', text: t('Your profile was saved.') });
      open({ name: 'profile' });
    } catch (error) {
      if (error instanceof ServiceError) {
        Object.entries(error.fields).forEach(([field, message]) =>
          setError(field as keyof EditProfileBody, { message }),
        );
      }
      setError('root', { message: sentenceOf(error) });
    }
  });
  return (
    <form className={form['form']} noValidate onSubmit={(event) => void save(event)}>
      <TextField label={t('Name')} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <div className={form['columns']}>
        <SelectField label={t('Country code')} options={codes} {...register('countryCode')} />
        <TextField
          label={t('Phone number')}
          type="tel"
          inputMode="numeric"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <TextField
        label={t('Address')}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register('address')}
      />
      <div className={form['columns']}>
        <SelectField
          label={t('State')}
          options={[{ value: '', label: t('Not given') }, ...states]}
          error={errors.stateCode?.message}
          {...register('stateCode')}
        />
        <TextField label={t('GSTIN (optional)')} error={errors.gstin?.message} {...register('gstin')} />
      </div>
      <SelectField label={t('Language of emails')} options={languageOptions} {...register('language')} />
      <FormAlert text={errors.root?.message} />
      <button type="submit" className="button" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? t('Saving...') : t('Save Changes')}
      </button>
    </form>
  );
}
