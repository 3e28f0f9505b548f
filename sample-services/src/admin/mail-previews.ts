import { brand } from 'shared-contracts/brand';
import type { MailPreview, NotificationName } from 'shared-contracts/calls/admin/types';

const mails: Readonly<Record<NotificationName, readonly [subject: string, text: string]>> = {
  subscriptionReminder: [
    'Your plan ends in 3 days',
    'Your Pro plan ends in 3 days. Renew it to go on asking without a daily limit.',
  ],
  paymentReminder: [
    'An invoice is waiting for your payment',
    'Invoice INV-001 over ₹1,098.90 is due. You can pay it from your profile.',
  ],
  newUserNotification: ['A new user has signed up', 'Ananya Iyer has created an account.'],
  fileUploadNotification: ['A file was uploaded', 'Admin User uploaded "Court fees by State.xlsx".'],
  lowCreditAlert: ["You are close to today's limit", 'You have 1 of 5 questions left today.'],
  monthlyReport: ['The month in figures', '1,284 users, 420 subscriptions, ₹1,24,500.00 earned.'],
};

/** What a notification mail looks like, with example values. */
export function mailPreviewOf(name: NotificationName): MailPreview {
  const [title, text] = mails[name];
  const subject = `${title} - ${brand.name}`;
  return {
    subject,
    text,
    html: `<div style="font: 16px/1.6 sans-serif; padding: 24px"><h1 style="font-size: 20px">${title}</h1><p>${text}</p></div>`,
  };
}
