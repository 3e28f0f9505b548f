export interface ChartPoint {
  readonly label: string;
  readonly value: number;
}

export interface ChartProps {
  readonly title: string;
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  /** A value beside the axis, where it is not a plain number. */
  readonly onAxis?: (value: number) => string;
}

export const chartHeight = 240;
export const chartMargin = { top: 12, right: 24, bottom: 0, left: 0 };

/** What somebody who cannot see the picture is told; the table says the rest. */
export function summaryOf({ title, points, format }: ChartProps): string {
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best), {
    label: '',
    value: -Infinity,
  });
  return `${title}: ${points.length} values, the highest is ${format(highest.value)} (${highest.label}).`;
}

/** Numbers beside an axis, short in the Indian way: 12L, 1.2Cr. */
const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
export const plainOnAxis = (value: number): string => compact.format(value);
export const rupeesOnAxis = (paise: number): string => `₹${compact.format(paise / 100)}`;

/** The axis of the labels: only as many are written as have room, and without the year. */
export const labelAxis = (points: readonly ChartPoint[]) => ({
  data: points.map(({ label }) => label),
  height: 28,
  disableTicks: true,
  tickLabelInterval: (_value: unknown, index: number) => index % Math.ceil(points.length / 5) === 0,
  valueFormatter: (label: string, { location }: { readonly location: string }) =>
    location === 'tick' ? label.replace(/ \d{4}$/, '') : label,
});
