import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReviewItem, TriedAnswer } from 'shared-contracts';
import { askHref } from 'shared-contracts/paths';
import { AnswerDialog } from '../answers/AnswerDialog';
import { Preview } from '../answers/Preview';
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
  const [tried, setTried] = useState<TriedAnswer | null>(null);
  const [writing, setWriting] = useState(false);
  const trial = useChange('tryShortAnswer');
  const toast = useToast();
  const askAgain = () =>
    trial.mutate(
      { body: { question: item.question, draft: null } },
      { onSuccess: setTried, onError: (error) => toast.error(sentenceOf(error)) },
    );
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
  if (writing)
    return (
      <AnswerDialog
        question={item.question}
        language={item.language}
        reviewItem={item.id}
        likely={tried?.subjects ?? []}
        onClose={onClose}
      />
    );
  return (
    <InfoDialog
      title="Review Question"
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button component="a" href={askHref(item.question)} target="_blank" rel="noopener">
            Ask in the chat
          </Button>
          <Button loading={trial.isPending} onClick={askAgain}>
            Ask again
          </Button>
          <Button variant="outlined" onClick={() => setWriting(true)}>
            Write an answer
          </Button>
          <Button
            variant="outlined"
            disabled={close.isPending}
            onClick={() => save(item.status, 'The note was saved.')}
          >
            Save note
          </Button>
          <Button
            variant="contained"
            disabled={close.isPending}
            onClick={() => (isOpen ? save('done', 'Marked as done.') : save('open', 'Opened again.'))}
          >
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
          <Box
            tabIndex={0}
            role="group"
            aria-label="Answer"
            sx={{
              whiteSpace: 'pre-wrap',
              maxHeight: 260,
              overflowY: 'auto',
              padding: 2,
              background: token.sunken,
              borderRadius: token.radiusMd,
            }}
          >
            {item.answer}
          </Box>
        )}
        {tried && <Preview tried={tried} isDraft={false} />}
        <TextField
          id="review-note"
          label="Note"
          multiline
          minRows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          helperText="What was found, or what is missing in the knowledge base."
        />
      </Stack>
    </InfoDialog>
  );
}
