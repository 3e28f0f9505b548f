import { useState } from 'react';
import { t } from '../../messages';
import { Done } from '../fields/Done';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import { useDelayed } from '../use-delayed';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { NewPasswordStep } from './NewPasswordStep';

const resetsAfterMs = 2000;

export function ForgotPasswordModal({ modal: { next } }: ModalProps<'forgot-password'>) {
  const open = useModal((modal) => modal.open);
  const close = useModal((modal) => modal.close);
  const [step, setStep] = useState<'email' | 'code' | 'password' | 'done'>('email');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  // Somebody who was on the way to a plan goes on there, signing in with the new password.
  useDelayed(step === 'done', resetsAfterMs, () => (next ? open({ name: 'login', next }) : close()));

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
