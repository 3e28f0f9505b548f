import { useAuth } from '../../host/host-context';
import { ModalFrame } from '../frame/ModalFrame';
import { AccountLinks } from './AccountLinks';
import { Identity } from './Identity';
import { PageLinks } from './PageLinks';
import { PlanBox } from './PlanBox';
import { SignInOut } from './SignInOut';

export function ProfileModal() {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  return (
    <ModalFrame title="Profile">
      <Identity />
      <PlanBox />
      {isSignedIn && <AccountLinks />}
      <PageLinks />
      <SignInOut />
    </ModalFrame>
  );
}
