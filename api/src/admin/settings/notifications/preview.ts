import type { MailPreview, NotificationName } from 'shared-contracts';
import { paths } from 'shared-contracts/paths';
import { dayInWords } from '../../../billing/rules/calendar';
import { english } from '../../../mails/letters/en';
import type { Letter } from '../../../mails/letter';
import { chatUrl, pageUrl } from '../../../mails/postbox';
import { renderLetter } from '../../../mails/render';
import type { Platform } from '../../../platform/platform';
import { adminLetters } from './admin-letters';
import { lowCreditLetter } from './user-letters';

const example = { name: 'Asha Rao', email: 'asha@example.com', plan: 'Pro', on: dayInWords(new Date('2026-12-31')) };

/** What a notification's mail looks like, with example values. */
export function previewNotification(platform: Platform, name: NotificationName): MailPreview {
  return renderLetter(exampleLetter(platform, name), 'en', example.name);
}

function exampleLetter(platform: Platform, name: NotificationName): Letter {
  const url = chatUrl(platform);
  switch (name) {
    case 'subscriptionReminder':
      return english.endReminder({ plan: example.plan, on: example.on, chatUrl: url });
    case 'paymentReminder':
      return english.renewalReminder({
        plan: example.plan,
        on: example.on,
        total: '₹234.82',
        automatic: true,
        chatUrl: url,
      });
    case 'newUserNotification':
      return adminLetters.newUser({ ...example, href: pageUrl(platform, paths.admin.users.href()) });
    case 'fileUploadNotification':
      return adminLetters.fileUploaded({
        name: 'Circular.pdf',
        uploadedBy: example.name,
        href: pageUrl(platform, paths.admin.files.href()),
      });
    case 'lowCreditAlert':
      return lowCreditLetter.en({ left: 1, limit: 5, plan: 'Free', href: url });
    case 'monthlyReport':
      return adminLetters.monthlyReport({
        month: 'November 2026',
        facts: [
          ['Users', '120'],
          ['New users', '14'],
          ['Questions', '2310'],
          ['Revenue', '₹12,345.00'],
        ],
        href: pageUrl(platform, paths.admin.dashboard.href()),
      });
  }
}
