import { LineChart } from '@mui/x-charts/LineChart';
import { token } from '../../theme/tokens';
import { chartHeight, chartMargin, compact, labelAxis, summaryOf, type ChartProps } from './chart';

/** A line over days; its values are paise. */
export function LineGraph(props: ChartProps) {
  const { points, format } = props;
  return (
    <figure aria-label={summaryOf(props)} style={{ margin: 0 }}>
      <LineChart
        height={chartHeight}
        margin={chartMargin}
        hideLegend
        grid={{ horizontal: true }}
        xAxis={[{ ...labelAxis(points), scaleType: 'point' }]}
        yAxis={[{ width: 56, valueFormatter: (paise: number) => `₹${compact.format(paise / 100)}` }]}
        series={[
          {
            data: points.map(({ value }) => value),
            area: true,
            showMark: false,
            color: token.accent,
            valueFormatter: (value) => (value === null ? '' : format(value)),
          },
        ]}
        sx={{ '& .MuiLineChart-area': { opacity: 0.2 } }}
      />
    </figure>
  );
}
