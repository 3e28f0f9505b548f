import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { adminDownloads, type FoundRecord, type PublishedAnswerRow } from 'shared-contracts';
import { useCall, useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Loaded } from '../ui/Loaded';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { moment } from '../ui/format';
import { useToast } from '../ui/toast/use-toast';
import { useDownload } from '../ui/use-download';
import { AnswerDialog } from './AnswerDialog';
import { typed } from './draft';

type Opened = 'new' | PublishedAnswerRow | null;

/** Short answers that were published from here; they count beside and before those of the knowledge base. */
export function AnswersScreen() {
  const answers = useCall('listPublishedAnswers', undefined);
  const [opened, setOpened] = useState<Opened>(null);
  const download = useDownload();
  return (
    <Page
      title="Short Answers"
      lead="Written or corrected here, they answer at once. The export is taken into the knowledge base with npm run knowledge:take -- FILE."
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={!answers.data?.rows.length}
            onClick={() => void download(adminDownloads.publishedAnswers())}
          >
            Export as records
          </Button>
          <Button variant="contained" onClick={() => setOpened('new')}>
            Write an answer
          </Button>
        </>
      }
    >
      <Loaded query={answers}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography>Nothing was published yet. Questions to Review is where to begin.</Typography>
          ) : (
            <Stack spacing={2}>
              {rows.map((row) => (
                <Published key={`${row.record}/${row.id}`} row={row} onEdit={() => setOpened(row)} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {opened === 'new' && <AnswerDialog question="" language="en" onClose={() => setOpened(null)} />}
      {opened !== null && opened !== 'new' && (
        <AnswerDialog
          question={opened.asks.en[0] ?? ''}
          language="en"
          known={{ record: recordOf(opened), draft: typed(opened) }}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}

/** What the list knows of the record of an answer. */
const recordOf = ({ record, kind, title }: PublishedAnswerRow): FoundRecord => ({ id: record, kind, title });

function Published({ row, onEdit }: { readonly row: PublishedAnswerRow; readonly onEdit: () => void }) {
  const [asking, setAsking] = useState(false);
  const withdraw = useChange('withdrawShortAnswer', 'listPublishedAnswers', 'listShortAnswers');
  const toast = useToast();
  const languages = Object.entries(row.answer).flatMap(([language, text]) => (text === '' ? [] : [language]));
  return (
    <Panel
      title={row.asks.en[0] ?? row.id}
      lead={`${row.title} (${row.record}/${row.id}), ${languages.join(', ')}`}
      actions={
        <Stack direction="row" spacing={1}>
          <Button size="small" variant="outlined" onClick={onEdit}>
            Edit
          </Button>
          <Button size="small" variant="outlined" color="error" onClick={() => setAsking(true)}>
            Withdraw
          </Button>
        </Stack>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{row.answer.en}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
        {`Published ${moment(row.publishedAt)} by ${row.publishedBy}.`}
        {row.takenIn && ' The knowledge base says the same now: it can be withdrawn here.'}
      </Typography>
      <ConfirmDialog
        open={asking}
        title="Withdraw this answer?"
        question="The next question is answered as if it had never been published."
        confirmLabel="Withdraw"
        onConfirm={() =>
          withdraw.mutate(
            { params: { record: row.record, id: row.id } },
            { onSuccess: () => toast.success('Withdrawn.'), onError: (error) => toast.error(sentenceOf(error)) },
          )
        }
        onCancel={() => setAsking(false)}
      />
    </Panel>
  );
}
