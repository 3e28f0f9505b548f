import { paths } from 'shared-contracts/paths';
import { signedUp } from '../../accounts/events';
import { orderPaid, paymentNoticed } from '../../billing/events';
import { gatewayTitle } from '../../billing/payments/notice';
import { formatPaise } from '../../billing/rules/money';
import { pageUrl } from '../../mails/postbox';
import type { Platform } from '../../platform/platform';
import { keepAuditRecord } from '../audit/audit-store';
import { adminLetters } from '../settings/notifications/admin-letters';
import { notifyAdministrators } from '../settings/notifications/notify';
import { ring } from './bell';

/** Lets the administrators know of new people, payments and what is wrong with payments. */
export function ringOnEvents(platform: Platform): void {
  signedUp.on(platform, async ({ id, name, email }) => {
    const href = paths.admin.users.href();
    await ring(platform.database, `${name} has signed up.`, href, id);
    await notifyAdministrators(
      platform,
      'newUserNotification',
      adminLetters.newUser({ name, email, href: pageUrl(platform, href) }),
    );
  });
  orderPaid.on(platform, ({ buyer, quote, userId }) =>
    ring(
      platform.database,
      `${buyer.name} paid ${formatPaise(quote.totalPaise)} for ${quote.plan.name}.`,
      paths.admin.gstReports.href(),
      userId,
    ),
  );
  // Nobody of ours did it, so the trail names the gateway.
  paymentNoticed.on(platform, async ({ gateway, action, subject, text, details }) => {
    await keepAuditRecord(platform.database, {
      actorId: gateway,
      actor: gatewayTitle(gateway),
      action,
      subject,
      address: '',
      after: details,
    });
    await ring(platform.database, text, paths.admin.audit.href());
  });
}
