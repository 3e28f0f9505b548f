import { PieChart } from '@mui/x-charts/PieChart';
import { token } from '../../theme/tokens';
import { chartHeight, summaryOf, type ChartProps } from './chart';

const colours = [token.primary, token.accent, token.success, token.lineStrong, token.danger, token.warning];

export function Ring(props: ChartProps) {
  const { points, format } = props;
  return (
    <figure aria-label={summaryOf(props)} style={{ margin: 0 }}>
      <PieChart
        height={chartHeight}
        series={[
          {
            innerRadius: 58,
            paddingAngle: 2,
            cornerRadius: 4,
            data: points.map(({ label, value }, index) => ({
              id: label,
              label,
              value,
              color: colours[index % colours.length] ?? token.primary,
            })),
            valueFormatter: ({ value }) => format(value),
          },
        ]}
      />
    </figure>
  );
}
