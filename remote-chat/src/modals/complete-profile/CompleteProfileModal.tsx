import { useState } from 'react';
import type { UserType } from 'shared-contracts';
import { useIsLive } from '../../host/host-context';
import { m } from 'shared-ui/messages/messages';
import { t } from '../../messages';
import { Done } from '../fields/Done';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import { useDelayed } from '../use-delayed';
import { ProfileForm } from './ProfileForm';

const welcomeForMs = 3000;

/** The live product has no dashboard for lawyers and sends them nobody: there both are told the same. */
const liveWelcome = m('Your profile is ready. You can ask your first question now.');
const welcome: Readonly<Record<UserType, string>> = {
  customer: m('Your profile is ready. Taking you to the homepage, where you can ask your first question.'),
  lawyer: m('Your lawyer profile is active for receiving consultation requests. Taking you to the dashboard.'),
};

export function CompleteProfileModal({ modal: { next } }: ModalProps<'complete-profile'>) {
  const isLive = useIsLive();
  const open = useModal((modal) => modal.open);
  const close = useModal((modal) => modal.close);
  const [saved, setSaved] = useState<UserType | null>(null);
  const goOn = () => (next ? open(next) : close());
  useDelayed(saved !== null, welcomeForMs, goOn);

  return (
    <ModalFrame title={t('Complete Your Profile')}>
      {saved ? (
        <Done title={t('Welcome!')}>
          <p>{t(isLive ? liveWelcome : welcome[saved])}</p>
        </Done>
      ) : (
        <ProfileForm onSaved={setSaved} onSkip={isLive ? goOn : null} />
      )}
    </ModalFrame>
  );
}
