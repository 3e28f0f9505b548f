import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FileRecord } from 'shared-contracts';
import { useLive } from '../app/host';
import { useCall, useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { Facts } from '../ui/Facts';
import { InfoDialog } from '../ui/InfoDialog';
import { count, fileSize, moment } from '../ui/format';
import { useToast } from '../ui/toast/use-toast';
import { fileTypeNames } from './file-filters';
import { FilePreview } from './FilePreview';
import { FileState } from './FileState';
import { isBusy } from './progress';

interface Props {
  readonly file: FileRecord;
  readonly onClose: () => void;
}

const askAgainMs = 1500;

export function FileDetailsDialog({ file, onClose }: Props) {
  const live = useLive();
  const detail = useCall(
    'getFile',
    { params: { id: file.id } },
    { refetchInterval: (answer) => (answer && isBusy(answer) ? askAgainMs : false) },
  );
  const reindex = useChange('reindexFile', 'getFile', 'listFiles');
  const toast = useToast();
  const shown = detail.data ?? file;
  const readAgain = () =>
    reindex.mutate({ params: { id: file.id } }, { onError: (error) => toast.error(sentenceOf(error)) });
  return (
    <InfoDialog
      title="File Details"
      width="md"
      onClose={onClose}
      actions={
        live && (
          <Button
            variant="outlined"
            startIcon={<RefreshIcon />}
            loading={reindex.isPending}
            disabled={isBusy(shown)}
            onClick={readAgain}
          >
            Read and index again
          </Button>
        )
      }
    >
      <Stack spacing={3}>
        <Facts
          facts={[
            ['Name', shown.name],
            ['Type', fileTypeNames[shown.type]],
            ['Size', fileSize(shown.bytes)],
            ['Uploaded by', shown.uploadedBy],
            ['Uploaded on', moment(shown.uploadedOn)],
            ...(live
              ? ([
                  ['State', <FileState key="state" file={shown} />],
                  ['Pages', shown.pages === null ? '–' : count(shown.pages)],
                  ['Passages', count(shown.passages)],
                ] as const)
              : []),
          ]}
        />
        <FilePreview preview={detail.data?.preview ?? []} unreadablePages={detail.data?.unreadablePages ?? []} />
      </Stack>
    </InfoDialog>
  );
}
