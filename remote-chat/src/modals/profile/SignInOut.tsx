import { useState } from 'react';
import { useAuth } from '../../host/host-context';
import { t } from '../../messages';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { useModal } from '../modal-context';

export function SignInOut() {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const logout = useAuth((auth) => auth.logout);
  const open = useModal((modal) => modal.open);
  const close = useModal((modal) => modal.close);
  const [failed, setFailed] = useState(false);
  if (!isSignedIn) {
    return (
      <div className={form['pair']}>
        <button type="button" className="button" onClick={() => open({ name: 'login' })}>
          {t('Login')}
        </button>
        <button type="button" className="button quiet" onClick={() => open({ name: 'sign-up' })}>
          {t('Sign up')}
        </button>
      </div>
    );
  }
  return (
    <>
      <FormAlert text={failed ? t('You could not be logged out. Please try again.') : undefined} />
      <button type="button" className="button quiet" onClick={() => void logout().then(close, () => setFailed(true))}>
        {t('Logout')}
      </button>
    </>
  );
}
