import type { FastifyInstance } from 'fastify';
import { dayInIndia } from 'shared-contracts/time/india';
import { rangeOf } from 'shared-contracts/time/report-period';
import { addDays, startOfIndiaDay } from '../../billing/rules/calendar';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { churnBetween, failedPayments, recurring, salesByMonth, salesOf } from './money-store';

/** What the business earns, as an accountant counts it; `money-store.ts` defines each figure. */
export function serveMoney(scope: FastifyInstance, platform: Platform): void {
  const { database, now } = platform;
  serveAdminCalls(scope, platform, {
    async money({ query: { period } }) {
      const today = dayInIndia(now());
      const range = rangeOf(period, today);
      const end = addDays(startOfIndiaDay(range.to), 1);
      return {
        period,
        ...(await salesOf(database, range)),
        ...(await recurring(database)),
        churn: await churnBetween(database, startOfIndiaDay(range.from), end < now() ? end : now()),
        failedPayments: await failedPayments(database, range),
        months: await salesByMonth(database, today),
      };
    },
  });
}
