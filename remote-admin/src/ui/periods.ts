import type { ReportPeriod } from 'shared-contracts';

export const periodNames: Readonly<Record<ReportPeriod, string>> = {
  thisMonth: 'This Month',
  lastMonth: 'Last Month',
  lastQuarter: 'Last Quarter',
  thisYear: 'This Year',
};

export const isPeriod = (text: string | null): text is ReportPeriod => text !== null && text in periodNames;
