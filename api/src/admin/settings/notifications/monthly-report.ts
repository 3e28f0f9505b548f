import { paths } from 'shared-contracts/paths';
import { dayInIndia } from 'shared-contracts/time/india';
import { rangeOf } from 'shared-contracts/time/report-period';
import { formatPaise } from '../../../billing/rules/money';
import { pageUrl } from '../../../mails/postbox';
import type { Platform } from '../../../platform/platform';
import {
  countSignUps,
  countStartedSubscriptions,
  countUsers,
  earnedPaise,
  questionsPerDay,
} from '../../dashboard/dashboard-store';
import { adminLetters } from './admin-letters';
import { notifyAdministrators } from './notify';

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Mails the administrators what the month before came to. */
export async function sendMonthlyReport(platform: Platform): Promise<void> {
  const { database } = platform;
  const today = dayInIndia(platform.now());
  const range = rangeOf('lastMonth', today);
  const questions = (await questionsPerDay(database, range, today)).reduce((sum, { value }) => sum + value, 0);
  await notifyAdministrators(
    platform,
    'monthlyReport',
    adminLetters.monthlyReport({
      month: monthName.format(new Date(`${range.from}T00:00:00Z`)),
      facts: [
        ['Users', String(await countUsers(database))],
        ['New users', String(await countSignUps(database, range))],
        ['New subscriptions', String(await countStartedSubscriptions(database, range))],
        ['Questions', String(questions)],
        ['Revenue with GST', formatPaise(await earnedPaise(database, range))],
      ],
      href: pageUrl(platform, paths.admin.dashboard.href()),
    }),
  );
}
