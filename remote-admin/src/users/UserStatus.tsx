import type { AdminUser } from 'shared-contracts';
import { useStore } from 'zustand';
import { useHost } from '../app/host';
import { useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { StatusSwitch } from '../ui/StatusSwitch';
import { useToast } from '../ui/toast/use-toast';

/** Whether a user may sign in. Nobody can shut themselves out. */
export function UserStatus({ user }: { readonly user: AdminUser }) {
  const self = useStore(useHost().auth, (auth) => auth.user?.email === user.email);
  const setActive = useChange('setUserActive', 'listUsers', 'getUser');
  const toast = useToast();
  const shown = setActive.isPending ? setActive.variables.body.active : user.active;
  const change = (active: boolean) =>
    setActive.mutate(
      { params: { id: user.id }, body: { active } },
      { onError: (error) => toast.error(sentenceOf(error)) },
    );
  return (
    <>
      <StatusSwitch checked={shown} disabled={self || setActive.isPending} onChange={change} />
      <span style={{ whiteSpace: 'nowrap' }}>{shown ? 'Active' : 'Inactive'}</span>
    </>
  );
}
