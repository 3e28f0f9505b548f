import type { ReportPeriod } from 'shared-contracts';
import { SelectBox } from './form/SelectBox';
import { periodNames } from './periods';

const options = Object.entries(periodNames).map(([value, label]) => ({ value, label }));

interface Props {
  readonly value: ReportPeriod;
  readonly onChange: (period: ReportPeriod) => void;
}

export function PeriodSelect({ value, onChange }: Props) {
  return (
    <SelectBox
      label="Period"
      value={value}
      options={options}
      onChange={(period) => onChange(period as ReportPeriod)}
      width={160}
    />
  );
}
