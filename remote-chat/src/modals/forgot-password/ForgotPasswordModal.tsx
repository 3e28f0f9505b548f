import { useState } from 'react';
import { t } from '../../messages';
import { Done } from '../fields/Done';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import { useDelayed } from '../use-delayed';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { NewPasswordStep } from './NewPasswordStep';

const resetsAfterMs = 2000;

export function ForgotPasswordModal() {
  const close = useModal((modal) => modal.close);
  const [step, setStep] = useState<'email' | 'code' | 'password' | 'done'>('email');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  useDelayed(step === 'done', resetsAfterMs, close);

  return (
    <ModalFrame title={t('Reset Password')}>
      {step === 'email' && (
        <EmailStep
          onSent={(sentTo) => {
            setEmail(sentTo);
            setStep('code');
          }}
        />
      )}
      {step === 'code' && (
        <CodeStep
          email={email}
          onBack={() => setStep('email')}
          onVerified={(right) => {
            setCode(right);
            setStep('password');
          }}
        />
      )}
      {step === 'password' && <NewPasswordStep email={email} code={code} onReset={() => setStep('done')} />}
      {step === 'done' && <Done title={t('Password has been reset successfully!')} />}
    </ModalFrame>
  );
}
