import { useQuery } from '@tanstack/react-query';
import { useHost, useLive } from '../app/host';
import { SecurityPanel } from '../security/SecurityPanel';
import { Loaded } from '../ui/Loaded';
import { Page } from '../ui/Page';
import { ProfileForm } from './ProfileForm';
import { PasswordForm } from './PasswordForm';
import { profileKey } from './profile-keys';
import { Sessions } from './Sessions';

/** The admin's own account. */
export function ProfileScreen() {
  const { accounts } = useHost().services;
  const live = useLive();
  const profile = useQuery({ queryKey: profileKey, queryFn: () => accounts.profile() });
  return (
    <Page title="Your Profile" lead="Your own account in the back office." narrow>
      <Loaded query={profile}>
        {(saved) => (
          <>
            <ProfileForm saved={saved} />
            <PasswordForm />
            {live && <SecurityPanel />}
            <Sessions />
          </>
        )}
      </Loaded>
    </Page>
  );
}
