import { daysBetween, writeDate } from 'rules';
import { stopRemindersPath } from 'shared-contracts/calls/reminders/routes';
import { dayInIndia } from 'shared-contracts/time/india';
import { pageUrl, write } from '../mails/postbox';
import type { Platform } from '../platform/platform';
import { reminderLetter } from './reminder-letter';
import { dueReminders, markSent } from './reminder-store';

/** Mails every reminder whose morning has come; run again on the same day it sends nothing twice. */
export async function sendReminders(platform: Platform): Promise<void> {
  const { database, log } = platform;
  const today = dayInIndia(platform.now());
  for (const { id, title, label, date, token, language, email, name } of await dueReminders(database, today)) {
    if (!(await markSent(database, id, platform.now()))) continue;
    const facts = {
      title,
      label,
      date: writeDate(date, language),
      days: daysBetween(today, date),
      stopUrl: pageUrl(platform, stopRemindersPath(token)),
    };
    await write(platform, { email, name, language }, () => reminderLetter(language, facts)).catch((error: unknown) =>
      log.error({ err: error, reminder: id }, 'a reminder could not be handed to the mailer'),
    );
  }
}
