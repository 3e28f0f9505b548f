import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import type { EmailSettings } from 'shared-contracts';
import { useChange } from '../../data/calls';
import { Panel } from '../../ui/Panel';
import { FormGrid } from '../../ui/form/FormGrid';
import { NumberInput } from '../../ui/form/NumberInput';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { SettingsForm } from '../../ui/form/SettingsForm';
import { TextInput } from '../../ui/form/TextInput';
import { useSave } from '../../ui/form/use-save';
import { useToast } from '../../ui/toast/use-toast';
import { emailSchema, type EmailBody } from './email-schema';

type Values = Omit<EmailBody, 'smtpPort'> & { smtpPort: number | null };

const valuesOf = ({ smtpPasswordSet: _set, ...rest }: EmailSettings): Values => ({ ...rest, smtpPassword: '' });

export function EmailForm({ saved }: { readonly saved: EmailSettings }) {
  const { control, handleSubmit, setError, reset, formState } = useForm<Values, unknown, EmailBody>({
    defaultValues: valuesOf(saved),
    resolver: zodResolver(emailSchema(saved.smtpPasswordSet)) as unknown as Resolver<Values, unknown, EmailBody>,
  });
  const change = useChange('saveEmailSettings', 'emailSettings');
  const save = useSave(setError);
  const toast = useToast();
  const submit = (body: EmailBody) =>
    save(async () => {
      reset(valuesOf(await change.mutateAsync({ body })));
      toast.success('Email settings saved successfully!');
    });
  return (
    <SettingsForm
      dirty={formState.isDirty}
      busy={change.isPending}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <Panel>
        <FormGrid>
          <TextInput
            control={control}
            name="smtpServer"
            label="SMTP Server"
            required
            placeholder="smtp.example.com"
            autoComplete="off"
          />
          <NumberInput control={control} name="smtpPort" label="SMTP Port" required min={1} />
          <TextInput control={control} name="smtpUsername" label="SMTP Username" required autoComplete="off" />
          <PasswordInput
            control={control}
            name="smtpPassword"
            label="SMTP Password"
            required={!saved.smtpPasswordSet}
            {...(saved.smtpPasswordSet ? { hint: 'A password is set. Type a new one to replace it.' } : {})}
          />
          <TextInput control={control} name="fromEmail" label="From Email" type="email" required autoComplete="off" />
          <TextInput control={control} name="fromName" label="From Name" required autoComplete="off" />
        </FormGrid>
      </Panel>
    </SettingsForm>
  );
}
