import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AdminUser } from 'shared-contracts';
import { useStore } from 'zustand';
import { useHost } from '../app/host';
import { useChange } from '../data/calls';
import { PasswordDialog } from '../security/PasswordDialog';
import { useToast } from '../ui/toast/use-toast';

/** Helps another administrator who lost phone, passkey and recovery codes. Nobody can do it for themselves. */
export function ResetSecondStep({ user }: { readonly user: AdminUser }) {
  const self = useStore(useHost().auth, (auth) => auth.user?.email === user.email);
  const [asking, setAsking] = useState(false);
  const reset = useChange('resetSecondStep', 'getUser');
  const toast = useToast();
  if (self) return null;
  const run = async (password: string) => {
    await reset.mutateAsync({ params: { id: user.id }, body: { password } });
    toast.success(`The second step of ${user.email} was reset.`);
    setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Reset Second Step
      </Button>
      {asking && (
        <PasswordDialog
          title="Reset second step"
          explanation={`Make sure that it is really ${user.name || user.email} who asks, for example by a call. Their authenticator app, passkeys and recovery codes stop working, they are signed out and told by mail, and they set up a new second step at the next sign-in.`}
          submitLabel="Reset"
          onPassword={run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
