import { useAuth, useIsLive } from '../../host/host-context';
import { LanguageSwitch } from '../../language/LanguageSwitch';
import { t } from '../../messages';
import { ModalFrame } from '../frame/ModalFrame';
import { AccountLinks } from './AccountLinks';
import { Identity } from './Identity';
import { LinkList } from './LinkList';
import { ModalLink } from './ModalLink';
import { PageLinks } from './PageLinks';
import { PlanBox } from './PlanBox';
import { SignInOut } from './SignInOut';

/** The ways in and out stand first; what cannot be undone stands last. The demonstration has no account to do anything with. */
export function ProfileModal() {
  const isLive = useIsLive();
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const hasAccount = isSignedIn && isLive;
  return (
    <ModalFrame title={t('Profile')}>
      <Identity />
      <SignInOut />
      <PlanBox />
      {hasAccount && <AccountLinks />}
      <LanguageSwitch />
      <PageLinks />
      {hasAccount && (
        <LinkList label={t('Delete account')}>
          <ModalLink label={t('Delete account')} to={{ name: 'delete-account' }} icon="trash" />
        </LinkList>
      )}
    </ModalFrame>
  );
}
