import { useState } from 'react';
import { t } from '../../messages';
import { Done } from '../fields/Done';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import { useDelayed } from '../use-delayed';
import { SignUpForm } from './SignUpForm';
import type { SignUpFields } from './validate-sign-up';
import { VerifyForm } from './VerifyForm';

const closesAfterMs = 2000;
const empty: SignUpFields = { email: '', password: '', confirmPassword: '' };

export function SignUpModal({ modal: { next } }: ModalProps<'sign-up'>) {
  const open = useModal((modal) => modal.open);
  const [step, setStep] = useState<'form' | 'code' | 'done'>('form');
  const [fields, setFields] = useState(empty);
  useDelayed(step === 'done', closesAfterMs, () => open({ name: 'complete-profile', ...(next ? { next } : {}) }));

  return (
    <ModalFrame title={t('Create Account')}>
      {step === 'form' && (
        <SignUpForm
          initial={fields}
          onSent={(sent) => {
            setFields(sent);
            setStep('code');
          }}
          onLogin={() => open({ name: 'login', ...(next ? { next } : {}) })}
        />
      )}
      {step === 'code' && (
        <VerifyForm email={fields.email} onBack={() => setStep('form')} onVerified={() => setStep('done')} />
      )}
      {step === 'done' && (
        <Done title={t('Account Created')}>
          <p>{t('Welcome. One short question follows.')}</p>
        </Done>
      )}
    </ModalFrame>
  );
}
