import { paths } from 'shared-contracts/paths';
import { signedUp } from '../../accounts/events';
import { orderPaid } from '../../billing/events';
import { formatPaise } from '../../billing/rules/money';
import { pageUrl } from '../../mails/postbox';
import type { Platform } from '../../platform/platform';
import { adminLetters } from '../settings/notifications/admin-letters';
import { notifyAdministrators } from '../settings/notifications/notify';
import { ring } from './bell';

/** Lets the administrators know of new people and payments. */
export function ringOnEvents(platform: Platform): void {
  signedUp.on(platform, async ({ name, email }) => {
    const href = paths.admin.users.href();
    await ring(platform.database, `${name} has signed up.`, href);
    await notifyAdministrators(platform, 'newUserNotification', adminLetters.newUser({ name, email, href: pageUrl(platform, href) }));
  });
  orderPaid.on(platform, ({ buyer, quote }) => ring(platform.database, `${buyer.name} paid ${formatPaise(quote.totalPaise)} for ${quote.plan.name}.`, paths.admin.gstReports.href()));
}
