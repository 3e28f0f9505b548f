import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import type { AdminUser } from 'shared-contracts';
import { mayWorkIn } from 'shared-contracts/calls/admin/rights';
import { userBody } from 'shared-contracts/calls/admin/users';
import type * as z from 'zod';
import { useLive } from '../app/host';
import { useStaffRole } from '../app/use-staff-role';
import { useChange } from '../data/calls';
import { FormDialog } from '../ui/FormDialog';
import { FormGrid, WholeRow } from '../ui/form/FormGrid';
import { PasswordInput } from '../ui/form/PasswordInput';
import { SelectInput } from '../ui/form/SelectInput';
import { TextInput } from '../ui/form/TextInput';
import { StaffRoleChoice } from './StaffRoleChoice';
import { useSave } from '../ui/form/use-save';
import { useToast } from '../ui/toast/use-toast';

type Body = z.output<typeof userBody>;

const placeholder = { value: 'User', label: 'Select a role' };
const roles = [placeholder, { value: 'Customer', label: 'Customer' }, { value: 'Lawyer', label: 'Lawyer' }];
/** An admin stays one; the role is neither given nor taken here, and only they open their account. */
const adminOnly = [{ value: 'Admin', label: 'Admin' }];

function passwordHint(user: AdminUser | null, opensItself: boolean): string {
  if (!user) return 'Leave empty, and the person sets one with "Forgot password?".';
  return opensItself
    ? 'Administrators set their own: send a code by "Reset Password" in the details.'
    : 'Leave empty to keep the password.';
}

interface Props {
  /** null to create one. */
  readonly user: AdminUser | null;
  readonly onClose: () => void;
}

export function UserDialog({ user, onClose }: Props) {
  const live = useLive();
  const mayGiveRoles = mayWorkIn(useStaffRole(), 'staff');
  const { control, handleSubmit, setError, formState } = useForm<Body>({
    defaultValues: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      role: user?.role ?? 'User',
      address: user?.address ?? '',
      password: '',
    },
    // The specification checks nothing here; the server does.
    ...(live ? { resolver: zodResolver(userBody) as unknown as Resolver<Body> } : {}),
  });
  const create = useChange('createUser', 'listUsers', 'dashboard');
  const update = useChange('updateUser', 'listUsers', 'getUser');
  const save = useSave(setError);
  const toast = useToast();
  const submit = (body: Body) =>
    save(async () => {
      await (user ? update.mutateAsync({ params: { id: user.id }, body }) : create.mutateAsync({ body }));
      toast.success(user ? 'User saved.' : 'User created.');
      onClose();
    });
  const isAdmin = user?.role === 'Admin';
  const opensItself = live && isAdmin;
  return (
    <FormDialog
      title={user ? 'Edit User' : 'Add User'}
      submitLabel={user ? 'Save Changes' : 'Create User'}
      busy={create.isPending || update.isPending}
      dirty={formState.isDirty}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onClose={onClose}
    >
      <FormGrid>
        <TextInput control={control} name="name" label="Name" autoComplete="off" />
        <TextInput
          control={control}
          name="email"
          label="Email"
          type="email"
          autoComplete="off"
          disabled={opensItself}
        />
        <TextInput control={control} name="phone" label="Phone (optional)" type="tel" autoComplete="off" />
        <SelectInput
          control={control}
          name="role"
          label="Role"
          options={isAdmin ? adminOnly : roles}
          disabled={isAdmin}
        />
        {user && live && mayGiveRoles && (
          <WholeRow>
            <StaffRoleChoice user={user} />
          </WholeRow>
        )}
        <WholeRow>
          <TextInput control={control} name="address" label="Address" rows={2} autoComplete="off" />
        </WholeRow>
        <WholeRow>
          <PasswordInput
            control={control}
            name="password"
            label="Password"
            disabled={opensItself}
            hint={passwordHint(user, opensItself)}
          />
        </WholeRow>
      </FormGrid>
    </FormDialog>
  );
}
