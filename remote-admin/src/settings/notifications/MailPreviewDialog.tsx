import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCall } from '../../data/calls';
import { token } from '../../theme/tokens';
import { Facts } from '../../ui/Facts';
import { InfoDialog } from '../../ui/InfoDialog';
import { Loaded } from '../../ui/Loaded';
import type { NotificationSetting } from './notifications';

interface Props {
  readonly setting: NotificationSetting;
  readonly onClose: () => void;
}

/** The mail as it is sent, with example values. Its frame can run nothing. */
export function MailPreviewDialog({ setting: { name, label }, onClose }: Props) {
  const preview = useCall('previewNotification', { params: { name } });
  return (
    <InfoDialog title={`${label}: preview`} onClose={onClose}>
      <Loaded query={preview}>
        {({ subject, html }) => (
          <Stack spacing={2}>
            <Facts facts={[['Subject', subject]]} />
            <Box
              component="iframe"
              title="Mail"
              sandbox=""
              srcDoc={html}
              sx={{
                width: '100%',
                height: 'min(460px, 60vh)',
                background: '#fff',
                border: `1px solid ${token.line}`,
                borderRadius: token.radiusMd,
              }}
            />
          </Stack>
        )}
      </Loaded>
    </InfoDialog>
  );
}
