import type { NotificationName } from 'shared-contracts';

export interface NotificationSetting {
  readonly name: NotificationName;
  readonly label: string;
  readonly hint: string;
}

export const notifications: readonly NotificationSetting[] = [
  { name: 'subscriptionReminder', label: 'Subscription Reminder', hint: 'Tells a subscriber that the plan ends soon.' },
  { name: 'paymentReminder', label: 'Payment Reminder', hint: 'Reminds a customer of an invoice that is not paid.' },
  { name: 'newUserNotification', label: 'New User Notification', hint: 'Tells the admins that somebody signed up.' },
  {
    name: 'fileUploadNotification',
    label: 'File Upload Notification',
    hint: 'Tells the admins that a document was uploaded.',
  },
  { name: 'lowCreditAlert', label: 'Low Credit Alert', hint: 'Tells a person that the daily limit is near.' },
  { name: 'monthlyReport', label: 'Monthly Report', hint: 'Sends the admins the figures of the month.' },
];
