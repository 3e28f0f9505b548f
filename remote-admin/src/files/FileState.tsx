import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { FileRecord } from 'shared-contracts';
import { StatusChip } from '../ui/StatusChip';
import { counted } from '../ui/format';
import { fileStatusNames } from './file-filters';
import { isBusy } from './progress';

/** How far a document has come: waiting, read, indexed, in use, or failed with the reason. */
export function FileState({ file }: { readonly file: FileRecord }) {
  const { status, progress, passages, message } = file;
  if (isBusy(file)) {
    return (
      <Box sx={{ width: '100%', minWidth: 120 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.875rem' }}>
          <span>{fileStatusNames[status]}</span>
          <span>{progress}%</span>
        </Box>
        <LinearProgress variant="determinate" value={progress} aria-label={`${fileStatusNames[status]} ${file.name}`} />
      </Box>
    );
  }
  return (
    <Box>
      <StatusChip status={status} label={fileStatusNames[status]} />
      {status === 'ready' && passages > 0 && (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{counted(passages, 'passage')}</Box>
      )}
      {message !== '' && (
        <Box sx={{ fontSize: '0.875rem', color: status === 'failed' ? 'error.main' : 'text.secondary' }}>{message}</Box>
      )}
    </Box>
  );
}
