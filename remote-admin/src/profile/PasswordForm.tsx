import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm, type Resolver } from 'react-hook-form';
import { changePasswordBody } from 'shared-contracts/calls/accounts/account';
import type * as z from 'zod';
import { useHost } from '../app/host';
import { Panel } from '../ui/Panel';
import { FormGrid } from '../ui/form/FormGrid';
import { PasswordInput } from '../ui/form/PasswordInput';
import { SettingsForm } from '../ui/form/SettingsForm';
import { useSave } from '../ui/form/use-save';
import { useToast } from '../ui/toast/use-toast';

type Values = z.output<typeof changePasswordBody>;

const empty: Values = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordForm() {
  const { accounts } = useHost().services;
  const { control, handleSubmit, reset, setError, formState } = useForm<Values>({
    defaultValues: empty,
    resolver: zodResolver(changePasswordBody) as unknown as Resolver<Values>,
  });
  const change = useMutation({ mutationFn: (body: Values) => accounts.changePassword({ body }) });
  const save = useSave(setError);
  const toast = useToast();
  const submit = (body: Values) =>
    save(async () => {
      await change.mutateAsync(body);
      reset(empty);
      toast.success('Your password was changed.');
    });
  return (
    <Panel title="Password">
      <SettingsForm
        dirty={formState.isDirty}
        busy={change.isPending}
        label="Change Password"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <FormGrid>
          <PasswordInput
            control={control}
            name="currentPassword"
            label="Current Password"
            autoComplete="current-password"
          />
          <PasswordInput control={control} name="password" label="New Password" />
          <PasswordInput control={control} name="confirmPassword" label="Confirm New Password" />
        </FormGrid>
      </SettingsForm>
    </Panel>
  );
}
