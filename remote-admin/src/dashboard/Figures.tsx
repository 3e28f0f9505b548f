import Box from '@mui/material/Box';
import type { Dashboard } from 'shared-contracts';
import { SummaryCard, SummaryCards } from '../ui/SummaryCard';
import { count, money } from '../ui/format';
import { periodNames } from '../ui/periods';
import { Change } from './Change';

export function Figures({ data: { users, subscriptions, files, earnings, period } }: { readonly data: Dashboard }) {
  return (
    <SummaryCards>
      <SummaryCard title="Total Users" value={count(users.total)}>
        <Change percent={users.changePercent} of="sign-ups" />
      </SummaryCard>
      <SummaryCard title="Total Subscriptions" value={count(subscriptions.total)}>
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            listStyle: 'none',
            margin: '4px 0 0',
            padding: 0,
            fontSize: '0.875rem',
            color: 'text.secondary',
          }}
        >
          {subscriptions.byPlan.map(({ name, count: many }) => (
            <li key={name}>
              {name}: {count(many)}
            </li>
          ))}
        </Box>
      </SummaryCard>
      <SummaryCard title="Earnings" value={money(earnings.totalPaise)}>
        <Change percent={earnings.changePercent} />
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{periodNames[period]}, GST included</Box>
      </SummaryCard>
      <SummaryCard title="Total Files" value={count(files.total)} />
    </SummaryCards>
  );
}
