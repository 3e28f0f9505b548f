import { BarChart } from '@mui/x-charts/BarChart';
import { token } from '../../theme/tokens';
import { chartHeight, chartMargin, compact, labelAxis, summaryOf, type ChartProps } from './chart';

export function Bars(props: ChartProps) {
  const { points, format } = props;
  return (
    <figure aria-label={summaryOf(props)} style={{ margin: 0 }}>
      <BarChart
        height={chartHeight}
        margin={chartMargin}
        hideLegend
        borderRadius={4}
        grid={{ horizontal: true }}
        xAxis={[{ ...labelAxis(points), scaleType: 'band', categoryGapRatio: 0.35 }]}
        yAxis={[{ width: 56, valueFormatter: (value: number) => compact.format(value) }]}
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
