import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import type { Invoice } from 'shared-contracts';
import { StatusChip } from '../ui/StatusChip';
import { day, money } from '../ui/format';

export function UserInvoices({ invoices }: { readonly invoices: readonly Invoice[] }) {
  return (
    <section>
      <Typography variant="h3">Invoices</Typography>
      {invoices.length === 0 ? (
        <Typography color="textSecondary">There are none.</Typography>
      ) : (
        <TableContainer>
          <Table size="small" aria-label="Invoices of this user">
            <TableHead>
              <TableRow>
                <TableCell>Date</TableCell>
                <TableCell>Invoice No</TableCell>
                <TableCell align="right">Total</TableCell>
                <TableCell>Status</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {invoices.map(({ id, date, number, totalPaise, status }) => (
                <TableRow key={id}>
                  <TableCell>{day(date)}</TableCell>
                  <TableCell>{number}</TableCell>
                  <TableCell align="right">{money(totalPaise)}</TableCell>
                  <TableCell>
                    <StatusChip status={status} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </section>
  );
}
