import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AdminUser } from 'shared-contracts';
import { useCall, useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Facts } from '../ui/Facts';
import { InfoDialog } from '../ui/InfoDialog';
import { Loaded } from '../ui/Loaded';
import { StatusChip } from '../ui/StatusChip';
import { count, day, moment } from '../ui/format';
import { useToast } from '../ui/toast/use-toast';
import { ResetSecondStep } from './ResetSecondStep';
import { UserInvoices } from './UserInvoices';

interface Props {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** One person: what they have, what they paid and how much they ask. */
export function UserDetailDialog({ user, onClose }: Props) {
  const detail = useCall('getUser', { params: { id: user.id } });
  const [asking, setAsking] = useState(false);
  const reset = useChange('resetUserPassword');
  const toast = useToast();
  const sendReset = () =>
    reset.mutate(
      { params: { id: user.id } },
      {
        onSuccess: () => toast.success(`A code to set a new password was sent to ${user.email}.`),
        onError: (error) => toast.error(sentenceOf(error)),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <InfoDialog
      title="User Details"
      width="md"
      onClose={onClose}
      actions={
        <>
          {detail.data?.secondStep && <ResetSecondStep user={user} />}
          <Button variant="outlined" startIcon={<LockResetIcon />} onClick={() => setAsking(true)}>
            Reset Password
          </Button>
        </>
      }
    >
      <Loaded query={detail}>
        {({ subscription, invoices, usage, secondStep, ...person }) => (
          <Stack spacing={3}>
            <Facts
              facts={[
                ['Name', person.name || '–'],
                ['Email', person.email],
                ['Phone', person.phone || '–'],
                ['Role', person.role],
                ...(person.role === 'Admin' ? ([['Second step', secondStep ? 'Set up' : 'None']] as const) : []),
                ['Status', <StatusChip key="status" status={person.active ? 'active' : 'inactive'} />],
                ['Address', person.address || '–'],
                ['Created', day(person.createdOn)],
                ['Last login', moment(person.lastLogin)],
              ]}
            />
            <section>
              <Typography variant="h3">Subscription</Typography>
              <Typography>
                {subscription
                  ? `${subscription.plan.name}, ${subscription.status}, ${day(subscription.startDate)} to ${day(subscription.endDate)}`
                  : `${person.plan}; no paid period is recorded.`}
              </Typography>
            </section>
            <section>
              <Typography variant="h3">Usage</Typography>
              <Facts
                facts={[
                  ['Questions today', count(usage.questionsToday)],
                  ['This month', count(usage.questionsThisMonth)],
                  ['Conversations', count(usage.conversations)],
                ]}
              />
            </section>
            <UserInvoices invoices={invoices} />
          </Stack>
        )}
      </Loaded>
      <ConfirmDialog
        open={asking}
        title="Reset password"
        question={`Send ${user.email} a code to set a new password? The old one works until then.`}
        confirmLabel="Send code"
        busy={reset.isPending}
        onConfirm={sendReset}
        onCancel={() => setAsking(false)}
      />
    </InfoDialog>
  );
}
