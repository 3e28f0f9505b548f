import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { Panel } from '../ui/Panel';
import type { ChartPoint } from './charts/chart';
import { ChartTable } from './ChartTable';

const charts = {
  bars: lazy(async () => ({ default: (await import('./charts/Bars')).Bars })),
  ring: lazy(async () => ({ default: (await import('./charts/Ring')).Ring })),
};

interface Props {
  readonly title: string;
  readonly kind: keyof typeof charts;
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  /** A value beside the axis, where it is not a plain number. */
  readonly onAxis?: (value: number) => string;
  /** Headings of the table's two columns. */
  readonly first: string;
  readonly second: string;
}

/** A picture that can be turned into its table. */
export function ChartPanel({ title, kind, points, format, onAxis, first, second }: Props) {
  const [asTable, setAsTable] = useState(false);
  const Chart = charts[kind];
  const isEmpty = points.every(({ value }) => value === 0);
  return (
    <Panel
      title={title}
      actions={
        <Button
          size="small"
          color="inherit"
          aria-label={`${asTable ? 'Show chart' : 'Show table'}: ${title}`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show chart' : 'Show table'}
        </Button>
      }
    >
      {isEmpty && <Typography color="textSecondary">No data available</Typography>}
      {!isEmpty && asTable && (
        <ChartTable title={title} points={points} format={format} first={first} second={second} />
      )}
      {!isEmpty && !asTable && (
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <Chart title={title} points={points} format={format} {...(onAxis ? { onAxis } : {})} />
        </Suspense>
      )}
    </Panel>
  );
}
