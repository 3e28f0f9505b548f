import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useCall } from '../data/calls';

const steps = [
  ['opened', 'Opened'],
  ['began', 'Began'],
  ['refused', 'Input refused'],
  ['done', 'Worked out'],
  ['taken', 'Taken along'],
] as const;

/** Which tools and papers were used in the last thirty days, and how far people came. */
export function ToolUse() {
  const { data } = useCall('toolUse', { query: { days: 30 } });
  if (!data) return null;
  return (
    <section aria-labelledby="tool-use">
      <Typography id="tool-use" variant="h2" sx={{ marginBottom: 1 }}>
        Tools and papers
      </Typography>
      <Typography color="textSecondary" sx={{ marginBottom: 2 }}>
        How far people came in the last 30 days.
      </Typography>
      {data.rows.length === 0 ? (
        <Typography>None was used yet.</Typography>
      ) : (
        <TableContainer component={Paper} variant="outlined" tabIndex={0} aria-label="Use of tools and papers">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Name</TableCell>
                <TableCell>Kind</TableCell>
                {steps.map(([step, label]) => (
                  <TableCell key={step} align="right">
                    {label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.rows.map((row) => (
                <TableRow key={`${row.kind} ${row.name}`}>
                  <TableCell component="th" scope="row" sx={{ minWidth: 180 }}>
                    {row.title}
                  </TableCell>
                  <TableCell>{row.kind === 'tool' ? 'Tool' : 'Paper'}</TableCell>
                  {steps.map(([step]) => (
                    <TableCell key={step} align="right">
                      {row[step]}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </section>
  );
}
