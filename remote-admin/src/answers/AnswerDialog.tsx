import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FoundRecord, TriedAnswer } from 'shared-contracts';
import { useCall, useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { FormDialog } from '../ui/FormDialog';
import { SelectBox } from '../ui/form/SelectBox';
import { useToast } from '../ui/toast/use-toast';
import { kept, newDraft, typed, type AnswerLanguage, type TypedDraft } from './draft';
import { LanguageFields } from './LanguageFields';
import { Preview } from './Preview';
import { RecordChoice } from './RecordChoice';

interface Props {
  /** The question that is to be answered; `''` where an answer is written of one's own accord. */
  readonly question: string;
  readonly language: string;
  /** The question of the review list from which it is written. */
  readonly reviewItem?: string;
  /** A published answer that is corrected, with its record. */
  readonly known?: { readonly record: FoundRecord; readonly draft: TypedDraft };
  readonly likely?: readonly FoundRecord[];
  readonly onClose: () => void;
}

const fresh = 'new answer';

/** Writes or corrects a short answer: checked and tried on the question, then published for everybody at once. */
export function AnswerDialog({ question, language, reviewItem, known, likely = [], onClose }: Props) {
  const [record, setRecord] = useState<FoundRecord | null>(known?.record ?? null);
  const [draft, setDraft] = useState<TypedDraft>(known?.draft ?? newDraft(question, language));
  const [first] = useState(draft);
  const [tab, setTab] = useState<AnswerLanguage>('en');
  const [tried, setTried] = useState<TriedAnswer | null>(null);
  const existing = useCall('listShortAnswers', { query: { record: record?.id ?? '' } }, { enabled: record !== null });
  const trial = useChange('tryShortAnswer');
  const publish = useChange(
    'publishShortAnswer',
    'listPublishedAnswers',
    'listReviewItems',
    'listShortAnswers',
    'dashboard',
  );
  const toast = useToast();
  const change = (next: TypedDraft): void => {
    setDraft(next);
    setTried(null);
  };
  const answers = existing.data?.answers ?? [];
  const asked = (tab === 'en' ? question : '') || kept(draft).asks[tab][0] || question || kept(draft).asks.en[0] || '';
  const preview = () =>
    trial.mutate(
      { body: { question: asked, language: tab, draft: kept(draft) } },
      { onSuccess: setTried, onError: (error) => toast.error(sentenceOf(error)) },
    );
  const save = () =>
    publish.mutate(
      { body: { draft: kept(draft), ...(reviewItem && { reviewItem }) } },
      {
        onSuccess: () => {
          toast.success('Published. It answers from the next question on.');
          onClose();
        },
        onError: (error) => toast.error(sentenceOf(error)),
      },
    );
  return (
    <FormDialog
      title={known ? 'Correct Short Answer' : 'Write Short Answer'}
      submitLabel="Publish"
      width="md"
      busy={publish.isPending}
      dirty={draft !== first}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <RecordChoice
          value={record}
          likely={likely}
          onChange={(next) => {
            setRecord(next);
            change({ ...draft, record: next?.id ?? '' });
          }}
        />
        {answers.length > 0 && (
          <SelectBox
            label="Answer to correct"
            value={answers.some(({ id }) => id === draft.id) ? draft.id : fresh}
            options={[
              { value: fresh, label: 'None: write a new one' },
              ...answers.map(({ id, asks }) => ({ value: id, label: `${id}: ${asks.en[0] ?? ''}` })),
            ]}
            onChange={(id) => {
              const chosen = answers.find((answer) => answer.id === id);
              change(chosen ? typed(chosen) : newDraft(question, language, record?.id));
            }}
          />
        )}
        <TextField
          id="answer-name"
          label="Short name"
          required
          value={draft.id}
          onChange={({ target }) => change({ ...draft, id: target.value })}
          helperText="Lower-case letters, digits and hyphens; one of its kind within the record."
        />
        <LanguageFields draft={draft} language={tab} onLanguage={setTab} onChange={change} />
        <TextField
          id="answer-law"
          label="Law"
          value={draft.law}
          onChange={({ target }) => change({ ...draft, law: target.value })}
          helperText="Ids of the sections on which it rests, the first one at the head: bnss-173, bns-199."
        />
        <Button
          variant="outlined"
          onClick={preview}
          loading={trial.isPending}
          disabled={asked === '' || draft.record === ''}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
        >
          Check and preview
        </Button>
        {tried && <Preview tried={tried} isDraft />}
      </Stack>
    </FormDialog>
  );
}
