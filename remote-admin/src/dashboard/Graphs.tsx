import Box from '@mui/material/Box';
import type { Dashboard } from 'shared-contracts';
import { count, day, money } from '../ui/format';
import { ChartPanel } from './ChartPanel';
import { rupeesOnAxis } from './charts/chart';

/** What changed over the period, as pictures and as tables. */
export function Graphs({ data: { revenue, signUps, questions, subscriptions } }: { readonly data: Dashboard }) {
  const points = (series: Dashboard['revenue']) => series.map(({ date, value }) => ({ label: day(date), value }));
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' }}>
      <ChartPanel
        title="Revenue"
        kind="bars"
        points={points(revenue)}
        format={money}
        onAxis={rupeesOnAxis}
        first="Day"
        second="Revenue"
      />
      <ChartPanel
        title="Questions"
        kind="bars"
        points={points(questions)}
        format={count}
        first="Day"
        second="Questions"
      />
      <ChartPanel title="Sign-ups" kind="bars" points={points(signUps)} format={count} first="Day" second="Sign-ups" />
      <ChartPanel
        title="Plan Mix"
        kind="ring"
        points={subscriptions.byPlan.map(({ name, count: value }) => ({ label: name, value }))}
        format={count}
        first="Plan"
        second="Subscriptions"
      />
    </Box>
  );
}
