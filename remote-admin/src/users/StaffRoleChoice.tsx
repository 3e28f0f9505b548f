import type { AdminUser } from 'shared-contracts';
import { useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { SelectBox } from '../ui/form/SelectBox';
import { useToast } from '../ui/toast/use-toast';
import { staffRoleOptions } from './staff-roles';

/** What somebody does in the back office. It counts as soon as it is chosen, and the person signs in anew. */
export function StaffRoleChoice({ user }: { readonly user: AdminUser }) {
  const give = useChange('setStaffRole', 'listUsers', 'getUser');
  const toast = useToast();
  return (
    <SelectBox
      label="Back office"
      value={give.data?.staffRole ?? (give.data ? 'none' : (user.staffRole ?? 'none'))}
      options={staffRoleOptions}
      disabled={give.isPending}
      hint="Counts at once; the person has to sign in again."
      onChange={(value) => {
        const role = staffRoleOptions.find((option) => option.value === value)?.value ?? 'none';
        give.mutate(
          { params: { id: user.id }, body: { staffRole: role } },
          { onSuccess: () => toast.success('Role saved.'), onError: (error) => toast.error(sentenceOf(error)) },
        );
      }}
    />
  );
}
