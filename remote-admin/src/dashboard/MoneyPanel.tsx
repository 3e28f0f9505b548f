import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Money, ReportPeriod } from 'shared-contracts';
import { useCall } from '../data/calls';
import { Panel } from '../ui/Panel';
import { SummaryCard, SummaryCards } from '../ui/SummaryCard';
import { count, money } from '../ui/format';
import { periodNames } from '../ui/periods';

/** Revenue without GST, what recurs, who left and what was paid back, each with what it counts. */
export function MoneyPanel({ period }: { readonly period: ReportPeriod }) {
  const { data } = useCall('money', { query: { period } });
  if (!data) return null;
  return (
    <Panel title="Money without GST" lead={periodNames[period]}>
      <SummaryCards width={280}>
        {figuresOf(data).map(({ title, value, counts }) => (
          <SummaryCard key={title} title={title} value={value}>
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
              {counts}
            </Typography>
          </SummaryCard>
        ))}
      </SummaryCards>
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        aria-label="Money by month"
        sx={{ marginTop: 2, maxHeight: 380 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>Month</TableCell>
              {['Revenue', 'Refunds', 'Net', 'GST'].map((head) => (
                <TableCell key={head} align="right">
                  {head}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.months.toReversed().map(({ month, revenuePaise, refundsPaise, netPaise, gstPaise }) => (
              <TableRow key={month}>
                <TableCell component="th" scope="row">
                  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                    {monthName.format(new Date(`${month}-01T00:00:00Z`))}
                  </Box>
                </TableCell>
                {[revenuePaise, refundsPaise, netPaise, gstPaise].map((paise, column) => (
                  <TableCell key={column} align="right">
                    {money(paise)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
}

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function figuresOf({ revenuePaise, refundsPaise, netPaise, gstPaise, mrrPaise, paying, churn, failedPayments }: Money) {
  return [
    {
      title: 'Net revenue',
      value: money(netPaise),
      counts: `Taxable value of paid invoices (${money(revenuePaise)}) less refunds.`,
    },
    { title: 'Refunds', value: money(refundsPaise), counts: 'Taxable value of the credit notes of the period.' },
    { title: 'GST', value: money(gstPaise), counts: 'GST of those invoices less that of those credit notes.' },
    {
      title: 'MRR',
      value: money(mrrPaise),
      counts: `List price a month, without GST, of the running paid subscriptions of ${count(paying)} people; a yearly one at its price per month, coupons not taken off.`,
    },
    {
      title: 'Churn',
      value: churn.percent === null ? '–' : `${churn.percent} %`,
      counts: `${count(churn.lost)} of the ${count(churn.atStart)} people who paid when the period began have no paid subscription at its end, or now. A change of plan is no loss.`,
    },
    { title: 'Failed payments', value: count(failedPayments), counts: 'Orders of the period whose payment failed.' },
  ];
}
