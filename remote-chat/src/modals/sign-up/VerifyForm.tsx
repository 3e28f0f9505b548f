import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { OtpField } from '../fields/OtpField';
import { validateCode } from '../fields/validate-code';
import { useFirstFocus } from '../use-first-focus';
import { ResendCode } from '../fields/ResendCode';

interface VerifyFormProps {
  readonly email: string;
  readonly onBack: () => void;
  readonly onVerified: () => void;
}

export function VerifyForm({ email, onBack, onVerified }: VerifyFormProps) {
  const host = useHost();
  const [code, setCode] = useState('');
  const { handleSubmit, setError, formState } = useForm();
  const frame = useFirstFocus<HTMLFormElement>();

  const verify = handleSubmit(async () => {
    const wrong = validateCode(code);
    if (wrong) return setError('root', { message: wrong });
    try {
      const { user } = await host.services.accounts.verifySignUp({ body: { email, code } });
      host.auth.getState().login(user);
      onVerified();
    } catch (error) {
      setError('root', { message: sentenceOf(error, t('Verification failed. Please try again.')) });
    }
  });

  return (
    <form ref={frame} className={form['form']} noValidate onSubmit={(event) => void verify(event)}>
      <div>
        <h3>{t('Verify your email')}</h3>
        <p className={form['hint']}>{t('Enter the 6-digit code that was sent to {email}.', { email })}</p>
      </div>
      <OtpField onChange={setCode} />
      <FormAlert text={formState.errors.root?.message} />
      <button type="submit" className="button" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? t('Verifying...') : t('Verify')}
      </button>
      <div className={form['row']}>
        <button type="button" className={form['link']} onClick={onBack}>
          {t('Back')}
        </button>
        <ResendCode
          send={() => host.services.accounts.resendSignUpCode({ body: { email } })}
          onFailed={(message) => setError('root', { message })}
        />
      </div>
    </form>
  );
}
