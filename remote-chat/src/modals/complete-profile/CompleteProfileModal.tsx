import { useState } from 'react';
import type { UserType } from 'shared-contracts';
import { Done } from '../fields/Done';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import { useDelayed } from '../use-delayed';
import { ProfileForm } from './ProfileForm';

const welcomeForMs = 3000;

const welcome: Readonly<Record<UserType, string>> = {
  customer: 'Your profile is ready. Taking you to the homepage, where you can ask your first question.',
  lawyer: 'Your lawyer profile is active for receiving consultation requests. Taking you to the dashboard.',
};

export function CompleteProfileModal({ modal: { next } }: ModalProps<'complete-profile'>) {
  const open = useModal((modal) => modal.open);
  const close = useModal((modal) => modal.close);
  const [saved, setSaved] = useState<UserType | null>(null);
  useDelayed(saved !== null, welcomeForMs, () => (next ? open(next) : close()));

  return (
    <ModalFrame title="Complete Your Profile">
      {saved ? (
        <Done title="Welcome!">
          <p>{welcome[saved]}</p>
        </Done>
      ) : (
        <ProfileForm onSaved={setSaved} />
      )}
    </ModalFrame>
  );
}
