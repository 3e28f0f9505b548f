import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ReleasedRemote, WatchedRelease } from 'shared-contracts';
import { moment } from '../ui/format';
import { Panel } from '../ui/Panel';
import { StatusChip } from '../ui/StatusChip';
import { SwitchButton } from './SwitchButton';
import { errorRate, speed, titleOf } from './words';

interface RowProps {
  readonly state: ReactNode;
  readonly release: WatchedRelease;
  readonly actions?: ReactNode;
}

function ReleaseRow({ state, release, actions = null }: RowProps) {
  return (
    <TableRow>
      <TableCell>{state}</TableCell>
      <TableCell component="th" scope="row" sx={{ fontFamily: 'monospace' }}>
        {release.id}
      </TableCell>
      <TableCell>{moment(release.builtAt)}</TableCell>
      <TableCell>{release.contractVersion || '–'}</TableCell>
      <TableCell>{errorRate(release)}</TableCell>
      <TableCell>{speed(release)}</TableCell>
      <TableCell>
        <Stack direction="row" spacing={1}>
          {actions}
        </Stack>
      </TableCell>
    </TableRow>
  );
}

/** What visitors get of one remote, and what can be switched. */
export function RemotePanel({ remote, current, previous, canary }: ReleasedRemote) {
  const title = titleOf(remote);
  if (!current)
    return (
      <Panel title={title}>
        <Typography color="textSecondary">
          Nothing was published yet: visitors get the build of this installation.
        </Typography>
      </Panel>
    );
  return (
    <Panel title={title}>
      <TableContainer>
        <Table size="small" aria-label={`Releases of ${remote}`}>
          <TableHead>
            <TableRow>
              {['State', 'Release', 'Built', 'Contract', 'Errors', 'Speed', 'Actions'].map((header) => (
                <TableCell key={header}>{header}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <ReleaseRow state={<StatusChip status="active" label="Live" />} release={current} />
            {canary && (
              <ReleaseRow
                state={<StatusChip status="pending" label={`Canary, ${canary.percent}%`} />}
                release={canary}
                actions={
                  <>
                    <SwitchButton remote={remote} action="promote" id={canary.id} />
                    <SwitchButton remote={remote} action="end-canary" id={canary.id} />
                  </>
                }
              />
            )}
            {previous && (
              <ReleaseRow
                state={<StatusChip status="previous" />}
                release={previous}
                actions={<SwitchButton remote={remote} action="rollback" id={previous.id} />}
              />
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
}
