import type { Money, ReportPeriod } from 'shared-contracts/calls/admin/types';
import { sampleDashboard } from './dashboard';

/** Figures that go with the sample dashboard, whose earnings hold 18 % GST. */
export function sampleMoney(period: ReportPeriod, today: string): Money {
  const sales = (grossPaise: number) => {
    const revenuePaise = Math.round(grossPaise / 1.18);
    const refundsPaise = Math.round(revenuePaise * 0.02);
    const netPaise = revenuePaise - refundsPaise;
    return { revenuePaise, refundsPaise, netPaise, gstPaise: Math.round(netPaise * 0.18) };
  };
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return {
    period,
    ...sales(sampleDashboard(period, today).earnings.totalPaise),
    mrrPaise: 9_847_000,
    paying: 412,
    churn: { atStart: 398, lost: 9, percent: 2.3 },
    failedPayments: 4,
    months: Array.from({ length: 12 }, (_, index) => ({
      month: new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 7),
      ...sales(8_500_000 + index * 320_000),
    })),
  };
}
