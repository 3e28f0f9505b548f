import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { OtpField } from '../fields/OtpField';
import { ResendCode } from '../fields/ResendCode';
import { validateCode } from '../fields/validate-code';
import { useFirstFocus } from '../use-first-focus';

interface CodeStepProps {
  readonly email: string;
  readonly onBack: () => void;
  readonly onVerified: (code: string) => void;
}

export function CodeStep({ email, onBack, onVerified }: CodeStepProps) {
  const { accounts } = useHost().services;
  const [code, setCode] = useState('');
  const frame = useFirstFocus<HTMLFormElement>();
  const { handleSubmit, setError, formState } = useForm();

  const verify = handleSubmit(async () => {
    const wrong = validateCode(code);
    if (wrong) return setError('root', { message: wrong });
    try {
      await accounts.verifyResetCode({ body: { email, code } });
      onVerified(code);
    } catch {
      setError('root', { message: t('Invalid OTP. Please try again.') });
    }
  });
  return (
    <form ref={frame} className={form['form']} noValidate onSubmit={(event) => void verify(event)}>
      <p className={form['hint']}>{t('If {email} has an account, a 6-digit code is on its way to it.', { email })}</p>
      <OtpField onChange={setCode} />
      <FormAlert text={formState.errors.root?.message} />
      <button type="submit" className="button" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? t('Verifying...') : t('Verify OTP')}
      </button>
      <div className={form['row']}>
        <button type="button" className={form['link']} onClick={onBack}>
          {t('Back')}
        </button>
        <ResendCode
          send={() => accounts.sendResetCode({ body: { email } })}
          onFailed={(message) => setError('root', { message })}
        />
      </div>
    </form>
  );
}
