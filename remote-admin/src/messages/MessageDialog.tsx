import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brand } from 'shared-contracts/brand';
import type { StoredContactMessage } from 'shared-contracts';
import { Facts } from '../ui/Facts';
import { InfoDialog } from '../ui/InfoDialog';
import { moment } from '../ui/format';

interface Props {
  readonly message: StoredContactMessage;
  readonly onClose: () => void;
}

export function MessageDialog({ message: { firstName, email, message, at }, onClose }: Props) {
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your message to ${brand.name}`)}`;
  return (
    <InfoDialog
      title="Message"
      onClose={onClose}
      actions={
        email !== '' && (
          <Button component="a" href={reply} variant="contained" startIcon={<ReplyIcon />}>
            Reply by email
          </Button>
        )
      }
    >
      <Stack spacing={2.5}>
        <Facts
          facts={[
            ['Name', firstName || '–'],
            ['Email', email || '–'],
            ['Received', moment(at)],
          ]}
        />
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Typography>
      </Stack>
    </InfoDialog>
  );
}
