import type { FastifyInstance } from 'fastify';
import type { Dashboard, ReportPeriod } from 'shared-contracts';
import { dayInIndia } from 'shared-contracts/time/india';
import { rangeOf } from 'shared-contracts/time/report-period';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { changePercent } from './change';
import {
  countFiles,
  countOpenReviews,
  countSignUps,
  countStartedSubscriptions,
  countUsers,
  earnedPaise,
  planMix,
  questionsPerDay,
  revenuePerDay,
  signUpsPerDay,
  topProvisions,
} from './dashboard-store';

/** The figures of a period, each with its change from the period before. */
export function serveDashboard(scope: FastifyInstance, platform: Platform): void {
  serveAdminCalls(scope, platform, { dashboard: ({ query }) => readDashboard(platform, query.period) });
}

async function readDashboard({ database, now }: Platform, period: ReportPeriod): Promise<Dashboard> {
  const today = dayInIndia(now());
  const range = rangeOf(period, today);
  const before = rangeOf(period, today, 1);
  const byPlan = await planMix(database);
  const earned = await earnedPaise(database, range);
  return {
    period,
    users: {
      total: await countUsers(database),
      changePercent: changePercent(await countSignUps(database, range), await countSignUps(database, before)),
    },
    subscriptions: {
      total: byPlan.reduce((sum, { count }) => sum + count, 0),
      changePercent: changePercent(
        await countStartedSubscriptions(database, range),
        await countStartedSubscriptions(database, before),
      ),
      byPlan,
    },
    files: { total: await countFiles(database) },
    earnings: { totalPaise: earned, changePercent: changePercent(earned, await earnedPaise(database, before)) },
    revenue: await revenuePerDay(database, range, today),
    signUps: await signUpsPerDay(database, range, today),
    questions: await questionsPerDay(database, range, today),
    topProvisions: await topProvisions(database, range),
    unanswered: await countOpenReviews(database, 'unanswered'),
    thumbsDown: await countOpenReviews(database, 'thumbs-down'),
  };
}
