import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ChartPoint } from './charts/chart';

interface Props {
  readonly title: string;
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  readonly first: string;
  readonly second: string;
}

export function ChartTable({ title, points, format, first, second }: Props) {
  return (
    <TableContainer sx={{ maxHeight: 260 }} tabIndex={0} role="group" aria-label={`${title} as a table`}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            <TableCell align="right">{second}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map(({ label, value }) => (
            <TableRow key={label}>
              <TableCell>{label}</TableCell>
              <TableCell align="right">{format(value)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
