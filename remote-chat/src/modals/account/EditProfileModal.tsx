import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { useLoaded } from '../../ui/use-loaded';
import { LoadedPart } from '../frame/LoadedPart';
import { ModalFrame } from '../frame/ModalFrame';
import { backToProfile } from './back-to-profile';
import { EditProfileForm } from './EditProfileForm';

export function EditProfileModal() {
  const { accounts } = useHost().services;
  const profile = useLoaded(accounts.profile);
  return (
    <ModalFrame title={t('Edit Profile')} backTo={backToProfile}>
      <LoadedPart loaded={profile} waiting={t('Opening your profile…')}>
        {(value) => <EditProfileForm profile={value} />}
      </LoadedPart>
    </ModalFrame>
  );
}
