import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Consultation } from 'shared-contracts';
import { useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { Facts } from '../ui/Facts';
import { InfoDialog } from '../ui/InfoDialog';
import { moment } from '../ui/format';
import { useToast } from '../ui/toast/use-toast';

interface Props {
  readonly request: Consultation;
  readonly onClose: () => void;
}

const said: Readonly<Record<Consultation['status'], string>> = {
  asked: 'Open again.',
  assigned: 'Assigned; the person was told by mail.',
  answered: 'Answered; the person was told by mail.',
  declined: 'Declined; the person was told by mail.',
};

export function ConsultationDialog({ request, onClose }: Props) {
  const [assignedTo, setAssignedTo] = useState(request.assignedTo);
  const [reply, setReply] = useState(request.reply);
  const change = useChange('changeConsultation', 'listConsultations');
  const toast = useToast();
  const save = (status: Consultation['status']) =>
    change.mutate(
      { params: { id: request.id }, body: { status, assignedTo, reply } },
      {
        onSuccess: () => {
          toast.success(said[status]);
          onClose();
        },
        onError: (error) => toast.error(sentenceOf(error)),
      },
    );
  return (
    <InfoDialog
      title="Consultation"
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button disabled={change.isPending} onClick={() => save('declined')}>
            Decline
          </Button>
          <Button
            variant="outlined"
            disabled={change.isPending || assignedTo.trim() === ''}
            onClick={() => save('assigned')}
          >
            Assign
          </Button>
          <Button variant="contained" disabled={change.isPending} onClick={() => save('answered')}>
            Mark as answered
          </Button>
        </>
      }
    >
      <Stack spacing={2.5}>
        <Facts
          facts={[
            ['Name', request.name],
            ['Email', request.email],
            ['Phone', request.phone],
            ['Wanted', moment(request.wantedAt)],
            ['Asked', moment(request.askedAt)],
          ]}
        />
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{request.question}</Typography>
        {request.note && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{request.note}</Typography>}
        <TextField
          label="Assigned to"
          value={assignedTo}
          onChange={(event) => setAssignedTo(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <TextField
          label="Reply"
          multiline
          minRows={3}
          value={reply}
          onChange={(event) => setReply(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 4000 } }}
        />
      </Stack>
    </InfoDialog>
  );
}
