import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReviewItem } from 'shared-contracts';
import { useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { token } from '../theme/tokens';
import { Facts } from '../ui/Facts';
import { InfoDialog } from '../ui/InfoDialog';
import { moment } from '../ui/format';
import { useToast } from '../ui/toast/use-toast';
import { kindNames } from './question-filters';

interface Props {
  readonly item: ReviewItem;
  readonly onClose: () => void;
}

export function ReviewDialog({ item, onClose }: Props) {
  const [note, setNote] = useState(item.note);
  const close = useChange('closeReviewItem', 'listReviewItems', 'dashboard');
  const toast = useToast();
  const isOpen = item.status === 'open';
  const save = (status: ReviewItem['status'], text: string) =>
    close.mutate(
      { params: { id: item.id }, body: { status, note } },
      {
        onSuccess: () => {
          toast.success(text);
          onClose();
        },
        onError: (error) => toast.error(sentenceOf(error)),
      },
    );
  return (
    <InfoDialog
      title="Review Question"
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={close.isPending} onClick={() => save(item.status, 'The note was saved.')}>
            Save note
          </Button>
          <Button variant="contained" disabled={close.isPending} onClick={() => (isOpen ? save('done', 'Marked as done.') : save('open', 'Opened again.'))}>
            {isOpen ? 'Mark as done' : 'Open again'}
          </Button>
        </>
      }
    >
      <Stack spacing={2.5}>
        <Facts
          facts={[
            ['Question', item.question],
            ['Why', kindNames[item.kind]],
            ['Reason', item.reason || '–'],
            ['Language', item.language],
            ['Asked', moment(item.askedAt)],
          ]}
        />
        {item.answer !== '' && (
          <Box tabIndex={0} role="group" aria-label="Answer" sx={{ whiteSpace: 'pre-wrap', maxHeight: 260, overflowY: 'auto', padding: 2, background: token.sunken, borderRadius: token.radiusMd }}>
            {item.answer}
          </Box>
        )}
        <TextField id="review-note" label="Note" multiline minRows={3} value={note} onChange={(event) => setNote(event.target.value)} helperText="What was found, or what is missing in the knowledge base." />
      </Stack>
    </InfoDialog>
  );
}
