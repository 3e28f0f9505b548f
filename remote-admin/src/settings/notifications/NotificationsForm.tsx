import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Box from '@mui/material/Box';
import { Fragment, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { NotificationFlags } from 'shared-contracts';
import { useChange } from '../../data/calls';
import { Panel } from '../../ui/Panel';
import { SettingsForm } from '../../ui/form/SettingsForm';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { useSave } from '../../ui/form/use-save';
import { useToast } from '../../ui/toast/use-toast';
import { MailPreviewDialog } from './MailPreviewDialog';
import { notifications, type NotificationSetting } from './notifications';

export function NotificationsForm({ flags }: { readonly flags: NotificationFlags }) {
  const { control, handleSubmit, setError, reset, formState } = useForm<NotificationFlags>({ defaultValues: flags });
  const [previewed, setPreviewed] = useState<NotificationSetting | null>(null);
  const change = useChange('saveNotificationSettings', 'notificationSettings');
  const save = useSave(setError);
  const toast = useToast();
  const submit = (body: NotificationFlags) =>
    save(async () => {
      reset(await change.mutateAsync({ body }));
      toast.success('Notification settings saved successfully!');
    });
  return (
    <SettingsForm
      dirty={formState.isDirty}
      busy={change.isPending}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <Panel>
        {notifications.map((setting, index) => (
          <Fragment key={setting.name}>
            {index > 0 && <Divider sx={{ marginBlock: 1.5 }} />}
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
              <SwitchInput control={control} name={setting.name} label={setting.label} hint={setting.hint} />
              <Button
                size="small"
                variant="outlined"
                aria-label={`Preview mail: ${setting.hint}`}
                onClick={() => setPreviewed(setting)}
              >
                Preview
              </Button>
            </Box>
          </Fragment>
        ))}
      </Panel>
      {previewed && <MailPreviewDialog setting={previewed} onClose={() => setPreviewed(null)} />}
    </SettingsForm>
  );
}
