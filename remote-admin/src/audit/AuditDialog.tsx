import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from 'shared-contracts';
import { Facts } from '../ui/Facts';
import { InfoDialog } from '../ui/InfoDialog';
import { moment } from '../ui/format';
import { changesOf } from './changes';

interface Props {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

export function AuditDialog({ entry, onClose }: Props) {
  const changes = changesOf(entry.before, entry.after);
  return (
    <InfoDialog title="Audit Entry" width="md" onClose={onClose}>
      <Stack spacing={3}>
        <Facts
          facts={[
            ['When', moment(entry.at)],
            ['Who', entry.actor],
            ['Action', entry.action],
            ['Subject', entry.subject],
            ['From', entry.address || '–'],
          ]}
        />
        {changes.length === 0 ? (
          <Typography color="textSecondary">No values were recorded.</Typography>
        ) : (
          <TableContainer>
            <Table size="small" aria-label="What changed">
              <TableHead>
                <TableRow>
                  <TableCell>Field</TableCell>
                  <TableCell>Before</TableCell>
                  <TableCell>After</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {changes.map(({ field, before, after }) => (
                  <TableRow key={field}>
                    <TableCell component="th" scope="row">
                      {field}
                    </TableCell>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>{before}</TableCell>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>{after}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </Stack>
    </InfoDialog>
  );
}
