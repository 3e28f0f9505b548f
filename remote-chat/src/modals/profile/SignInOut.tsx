import { useState } from 'react';
import { useAuth } from '../../host/host-context';
import { FormAlert } from '../fields/FormAlert';
import { useModal } from '../modal-context';

export function SignInOut() {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const logout = useAuth((auth) => auth.logout);
  const open = useModal((modal) => modal.open);
  const close = useModal((modal) => modal.close);
  const [failed, setFailed] = useState(false);
  if (!isSignedIn) {
    return (
      <button type="button" className="button" onClick={() => open({ name: 'login' })}>
        Login
      </button>
    );
  }
  return (
    <>
      <FormAlert text={failed ? 'You could not be logged out. Please try again.' : undefined} />
      <button type="button" className="button quiet" onClick={() => void logout().then(close, () => setFailed(true))}>
        Logout
      </button>
    </>
  );
}
