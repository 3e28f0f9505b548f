import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, type Resolver } from 'react-hook-form';
import type { Profile } from 'shared-contracts';
import { editProfileBody } from 'shared-contracts/calls/accounts/account';
import type * as z from 'zod';
import { useHost } from '../app/host';
import { Facts } from '../ui/Facts';
import { Panel } from '../ui/Panel';
import { FormGrid } from '../ui/form/FormGrid';
import { SettingsForm } from '../ui/form/SettingsForm';
import { TextInput } from '../ui/form/TextInput';
import { useSave } from '../ui/form/use-save';
import { day } from '../ui/format';
import { useToast } from '../ui/toast/use-toast';
import { profileKey } from './profile-keys';

type Values = z.output<typeof editProfileBody>;

const valuesOf = ({ name, countryCode, phone, address, stateCode, gstin, language }: Profile): Values => ({
  name,
  countryCode,
  phone: phone ?? '',
  address,
  stateCode,
  gstin,
  language,
});

export function ProfileForm({ saved }: { readonly saved: Profile }) {
  const { services, auth } = useHost();
  const queries = useQueryClient();
  const { control, handleSubmit, reset, setError, formState } = useForm<Values>({
    defaultValues: valuesOf(saved),
    resolver: zodResolver(editProfileBody) as unknown as Resolver<Values>,
  });
  const edit = useMutation({ mutationFn: (body: Values) => services.accounts.editProfile({ body }) });
  const save = useSave(setError);
  const toast = useToast();
  const submit = (body: Values) =>
    save(async () => {
      const profile = await edit.mutateAsync(body);
      queries.setQueryData(profileKey, profile);
      reset(valuesOf(profile));
      await auth.getState().refresh();
      toast.success('Your profile was saved.');
    });
  return (
    <Panel title="About you">
      <SettingsForm
        dirty={formState.isDirty}
        busy={edit.isPending}
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <Facts
          facts={[
            ['Email', saved.email],
            ['Account since', day(saved.createdAt)],
          ]}
        />
        <FormGrid>
          <TextInput control={control} name="name" label="Name" autoComplete="name" />
          <TextInput control={control} name="phone" label="Phone (optional)" type="tel" autoComplete="tel-national" />
        </FormGrid>
      </SettingsForm>
    </Panel>
  );
}
