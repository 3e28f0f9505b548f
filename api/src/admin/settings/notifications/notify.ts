import type { NotificationName } from 'shared-contracts';
import type { Letter } from '../../../mails/letter';
import { renderLetter } from '../../../mails/render';
import type { Platform } from '../../../platform/platform';
import { notificationFlags } from './notification-flags';

/** Mails every administrator, where this notification is switched on. */
export async function notifyAdministrators(platform: Platform, name: NotificationName, letter: Letter): Promise<void> {
  if (!(await isWanted(platform, name))) return;
  const admins = await platform.database.query<{ email: string; name: string }>(
    `select email, name from app_user where staff_role = 'owner' and active`,
  );
  for (const { email, name: person } of admins)
    await platform.mail.send({ to: email, ...renderLetter(letter, 'en', person) });
}

export async function isWanted(platform: Platform, name: NotificationName): Promise<boolean> {
  return (await notificationFlags(platform.database))[name];
}
