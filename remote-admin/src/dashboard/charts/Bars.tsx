import { BarChart } from '@mui/x-charts/BarChart';
import { token } from '../../theme/tokens';
import { chartHeight, chartMargin, labelAxis, plainOnAxis, summaryOf, type ChartProps } from './chart';

/** A bar a day: what is not there on a day is not drawn between two others. */
export function Bars(props: ChartProps) {
  const { points, format, onAxis = plainOnAxis } = props;
  return (
    <figure aria-label={summaryOf(props)} style={{ margin: 0 }}>
      <BarChart
        height={chartHeight}
        margin={chartMargin}
        hideLegend
        borderRadius={4}
        grid={{ horizontal: true }}
        xAxis={[{ ...labelAxis(points), scaleType: 'band', categoryGapRatio: 0.35 }]}
        yAxis={[{ width: 56, tickMinStep: 1, valueFormatter: onAxis }]}
        series={[
          {
            data: points.map(({ value }) => value),
            color: token.primary,
            valueFormatter: (value) => (value === null ? '' : format(value)),
          },
        ]}
      />
    </figure>
  );
}
