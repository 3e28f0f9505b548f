import type { Dashboard, ReportPeriod } from 'shared-contracts/calls/admin/types';
import { addDays } from 'shared-contracts/time/india';

const earnings: Readonly<Record<ReportPeriod, readonly [rupees: number, changePercent: number]>> = {
  thisMonth: [124_500, 12.5],
  lastMonth: [110_650, 4.2],
  lastQuarter: [328_900, 8.7],
  thisYear: [1_245_000, 21.3],
};
const points: Readonly<Record<ReportPeriod, readonly [count: number, stepDays: number]>> = {
  thisMonth: [21, 1],
  lastMonth: [30, 1],
  lastQuarter: [13, 7],
  thisYear: [12, 30],
};

/** Figures of the sample dashboard; the shape of the curves is made up but always the same. */
export function sampleDashboard(period: ReportPeriod, today: string): Dashboard {
  const [rupees, changePercent] = earnings[period];
  const [count, stepDays] = points[period];
  const series = (average: number, phase: number) =>
    Array.from({ length: count }, (_, index) => ({
      date: addDays(today, (index - count + 1) * stepDays),
      value: Math.max(0, Math.round(average * (1 + 0.35 * Math.sin(index * 0.9 + phase) + 0.02 * index))),
    }));
  return {
    period,
    users: { total: 1284, changePercent: 6.8 },
    subscriptions: {
      total: 420,
      changePercent: 9.1,
      byPlan: [
        { name: 'Basic', count: 230 },
        { name: 'Premium', count: 140 },
        { name: 'Enterprise', count: 50 },
      ],
    },
    files: { total: 86 },
    earnings: { totalPaise: rupees * 100, changePercent },
    revenue: series((rupees * 100) / count, 0),
    signUps: series(6 * stepDays, 1),
    questions: series(140 * stepDays, 2),
    topProvisions: [
      { id: 'ni-act-138', label: 'Section 138, Negotiable Instruments Act, 1881', count: 212 },
      { id: 'constitution-21', label: 'Article 21, Constitution of India', count: 187 },
      { id: 'bns-103', label: 'Section 103, Bharatiya Nyaya Sanhita, 2023', count: 131 },
      { id: 'bnss-173', label: 'Section 173, Bharatiya Nagarik Suraksha Sanhita, 2023', count: 118 },
      { id: 'rti-act-6', label: 'Section 6, Right to Information Act, 2005', count: 74 },
    ],
    unanswered: 3,
    thumbsDown: 2,
  };
}
