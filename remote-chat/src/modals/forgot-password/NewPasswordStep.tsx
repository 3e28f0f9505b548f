import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { fieldSentenceOf } from '../../store/sentence-of';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { PasswordToggle } from '../fields/PasswordToggle';
import { TextField } from '../fields/TextField';
import { useFirstFocus } from '../use-first-focus';
import { validateNewPassword, type NewPasswordFields } from './validate-reset';

interface NewPasswordStepProps {
  readonly email: string;
  readonly code: string;
  readonly onReset: () => void;
}

export function NewPasswordStep({ email, code, onReset }: NewPasswordStepProps) {
  const { accounts } = useHost().services;
  const [isShown, setShown] = useState(false);
  const frame = useFirstFocus<HTMLFormElement>();
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordFields>({
    defaultValues: { password: '', confirmPassword: '' },
  });
  const type = isShown ? 'text' : 'password';

  const reset = handleSubmit(async (fields) => {
    const wrong = validateNewPassword(fields);
    if (wrong) return setError('root', { message: wrong });
    try {
      await accounts.resetPassword({ body: { email, code, ...fields } });
      onReset();
    } catch (error) {
      setError('root', { message: fieldSentenceOf(error, t('Failed to reset password. Please try again.')) });
    }
  });
  return (
    <form ref={frame} className={form['form']} noValidate onSubmit={(event) => void reset(event)}>
      <TextField
        label={t('New Password')}
        type={type}
        autoComplete="new-password"
        data-autofocus
        end={<PasswordToggle isShown={isShown} onToggle={() => setShown(!isShown)} />}
        {...register('password')}
      />
      <TextField
        label={t('Confirm New Password')}
        type={type}
        autoComplete="new-password"
        {...register('confirmPassword')}
      />
      <FormAlert text={formState.errors.root?.message} />
      <button type="submit" className="button" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? t('Saving...') : t('Reset Password')}
      </button>
    </form>
  );
}
