import { useForm } from 'react-hook-form';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { TextField } from '../fields/TextField';
import { useModal } from '../modal-context';
import { useFirstFocus } from '../use-first-focus';
import { validateEmail } from './validate-reset';

export function EmailStep({ onSent }: { readonly onSent: (email: string) => void }) {
  const { accounts } = useHost().services;
  const open = useModal((modal) => modal.open);
  const frame = useFirstFocus<HTMLFormElement>();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });

  const send = handleSubmit(async ({ email }) => {
    const wrong = validateEmail(email);
    if (wrong) return setError('root', { message: wrong });
    try {
      await accounts.sendResetCode({ body: { email: email.trim() } });
      onSent(email.trim());
    } catch {
      setError('root', { message: t('Failed to send OTP. Please try again.') });
    }
  });
  return (
    <form ref={frame} className={form['form']} noValidate onSubmit={(event) => void send(event)}>
      <p className={form['hint']}>{t('Enter your email address. A 6-digit code will be sent to it.')}</p>
      <TextField label={t('Email')} type="email" autoComplete="email" data-autofocus {...register('email')} />
      <FormAlert text={formState.errors.root?.message} />
      <button type="submit" className="button" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? t('Sending...') : t('Send OTP')}
      </button>
      <p className={form['switch']}>
        <button type="button" className={form['link']} onClick={() => open({ name: 'login' })}>
          {t('Back to sign in')}
        </button>
      </p>
    </form>
  );
}
