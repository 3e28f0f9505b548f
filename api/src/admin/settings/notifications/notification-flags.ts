import type { NotificationFlags } from 'shared-contracts/calls/admin/types';
import type { Database } from '../../../platform/database/database';
import { readSetting, writeSetting } from '../setting-store';

const name = 'notifications';

/** On from the start, but for the mail about every uploaded file. */
const defaults: NotificationFlags = {
  subscriptionReminder: true,
  paymentReminder: true,
  newUserNotification: true,
  fileUploadNotification: false,
  lowCreditAlert: true,
  monthlyReport: true,
};

/** Which notifications are sent. */
export async function notificationFlags(database: Database): Promise<NotificationFlags> {
  return { ...defaults, ...(await readSetting<Partial<NotificationFlags>>(database, name)) };
}

export async function saveNotificationFlags(database: Database, flags: NotificationFlags): Promise<NotificationFlags> {
  await writeSetting(database, name, flags);
  return notificationFlags(database);
}
