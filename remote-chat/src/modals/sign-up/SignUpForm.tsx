import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { PasswordToggle } from '../fields/PasswordToggle';
import { TextField } from '../fields/TextField';
import { ConsentNotice } from './ConsentNotice';
import { signUpFailure } from './sign-up-failure';
import { validateSignUp, type SignUpFields } from './validate-sign-up';

interface SignUpFormProps {
  readonly initial: SignUpFields;
  readonly onSent: (fields: SignUpFields) => void;
  readonly onLogin: () => void;
}

export function SignUpForm({ initial, onSent, onLogin }: SignUpFormProps) {
  const { accounts } = useHost().services;
  const [isShown, setShown] = useState(false);
  const { register, handleSubmit, setError, control, formState } = useForm<SignUpFields>({ defaultValues: initial });
  const isFilled = Object.values(useWatch({ control })).every((value) => value !== '');
  const type = isShown ? 'text' : 'password';

  const send = handleSubmit(async (fields) => {
    const wrong = validateSignUp(fields);
    if (wrong) return setError('root', { message: wrong });
    try {
      await accounts.signUp({ body: { ...fields, consent: true } });
      onSent(fields);
    } catch (error) {
      setError('root', { message: signUpFailure(error) });
    }
  });

  return (
    <form className={form['form']} noValidate onSubmit={(event) => void send(event)}>
      <TextField label={t('Email')} type="email" autoComplete="email" data-autofocus {...register('email')} />
      <TextField
        label={t('Password')}
        type={type}
        autoComplete="new-password"
        hint={t('At least 6 characters.')}
        end={<PasswordToggle isShown={isShown} onToggle={() => setShown(!isShown)} />}
        {...register('password')}
      />
      <TextField
        label={t('Confirm Password')}
        type={type}
        autoComplete="new-password"
        {...register('confirmPassword')}
      />
      <FormAlert text={formState.errors.root?.message} />
      <ConsentNotice />
      <button type="submit" className="button" disabled={!isFilled || formState.isSubmitting}>
        {formState.isSubmitting ? t('Sending code...') : t('Continue')}
      </button>
      <p className={form['switch']}>
        {t('Already have an account?')}{' '}
        <button type="button" className={form['link']} onClick={onLogin}>
          {t('Sign in')}
        </button>
      </p>
    </form>
  );
}
