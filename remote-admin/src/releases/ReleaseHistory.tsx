import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReleaseStep } from 'shared-contracts';
import { moment } from '../ui/format';
import { Panel } from '../ui/Panel';
import { deed, titleOf } from './words';

/** Who did what with releases, and when. */
export function ReleaseHistory({ history }: { readonly history: readonly ReleaseStep[] }) {
  return (
    <Panel title="History">
      {history.length === 0 ? (
        <Typography color="textSecondary">Nothing was published yet.</Typography>
      ) : (
        <TableContainer sx={{ maxHeight: 480 }} tabIndex={0}>
          <Table size="small" stickyHeader aria-label="History of releases">
            <TableHead>
              <TableRow>
                {['When', 'Who', 'What', 'Part', 'Release', 'Why'].map((header) => (
                  <TableCell key={header}>{header}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {history.map((step) => (
                <TableRow key={`${step.at} ${step.remote} ${step.action}`}>
                  <TableCell>{moment(step.at)}</TableCell>
                  <TableCell>{step.by}</TableCell>
                  <TableCell>{deed(step)}</TableCell>
                  <TableCell>{titleOf(step.remote)}</TableCell>
                  <TableCell sx={{ fontFamily: 'monospace' }}>{step.id}</TableCell>
                  <TableCell>{step.why || '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  );
}
