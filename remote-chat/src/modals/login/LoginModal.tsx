import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { PasswordToggle } from '../fields/PasswordToggle';
import { TextField } from '../fields/TextField';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import { GoogleButton } from './GoogleButton';
import { loginFailure } from './login-failure';

interface LoginFields {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

export function LoginModal({ modal: { reason, next } }: ModalProps<'login'>) {
  const host = useHost();
  const open = useModal((modal) => modal.open);
  const close = useModal((modal) => modal.close);
  const [isShown, setShown] = useState(false);
  // The demonstration says that it is a placeholder; the live product offers what is set up.
  const hasGoogle = host.config.features.google || host.config.services === 'simulated';
  const { register, handleSubmit, setError, formState } = useForm<LoginFields>({
    defaultValues: { email: '', password: '', remember: false },
  });
  const toNext = () => (next ? open(next) : close());

  const signIn = handleSubmit(async (body) => {
    try {
      const { user } = await host.services.accounts.login({ body });
      host.auth.getState().login(user);
      toNext();
    } catch (error) {
      setError('root', { message: loginFailure(error) });
    }
  });

  return (
    <ModalFrame title={t('Welcome Back')} about={reason}>
      {hasGoogle && (
        <>
          <GoogleButton onFailed={(error) => setError('root', { message: sentenceOf(error) })} />
          <p className={form['or']}>{t('or with your email')}</p>
        </>
      )}
      <form className={form['form']} noValidate onSubmit={(event) => void signIn(event)}>
        <TextField label={t('Email')} type="email" autoComplete="username" data-autofocus {...register('email')} />
        <TextField
          label={t('Password')}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          end={<PasswordToggle isShown={isShown} onToggle={() => setShown(!isShown)} />}
          {...register('password')}
        />
        <div className={form['row']}>
          <label className={form['check']}>
            <input type="checkbox" {...register('remember')} /> {t('Remember me')}
          </label>
          <button
            type="button"
            className={form['link']}
            onClick={() => open({ name: 'forgot-password', ...(next ? { next } : {}) })}
          >
            {t('Forgot password?')}
          </button>
        </div>
        <FormAlert text={formState.errors.root?.message} />
        <button type="submit" className="button" disabled={formState.isSubmitting}>
          {formState.isSubmitting ? t('Signing in...') : t('Sign In')}
        </button>
      </form>
      <p className={form['switch']}>
        {t('Don’t have an account?')}{' '}
        <button
          type="button"
          className={form['link']}
          onClick={() => open({ name: 'sign-up', ...(next ? { next } : {}) })}
        >
          {t('Sign up')}
        </button>
      </p>
    </ModalFrame>
  );
}
