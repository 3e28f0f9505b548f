import { randomBytes } from 'node:crypto';
import type { Reminder } from 'shared-contracts';
import type { Database } from '../platform/database/database';

/** A reminder before it is kept; dates are ISO. */
export type NewReminder = Omit<Reminder, 'id'> & { readonly language: string };

/** A reminder whose mail is due, with the one to whom it goes. */
export interface DueReminder extends Reminder {
  readonly token: string;
  readonly language: 'en' | 'ta' | 'hi' | 'kn';
  readonly email: string;
  readonly name: string;
}

const COLUMNS = `id, tool, title, label, to_char(date, 'YYYY-MM-DD') as date, to_char(remind_on, 'YYYY-MM-DD') as "remindOn"`;

/** The reminders of a person that are still to come, the nearest first. */
export function listReminders(database: Database, userId: string): Promise<Reminder[]> {
  return database.query(
    `select ${COLUMNS} from reminder where user_id = $1 and sent_at is null order by date, label, id`,
    [userId],
  );
}

/** Keeps a reminder; the same day asked for again only gets its new morning. */
export async function addReminder(database: Database, userId: string, reminder: NewReminder): Promise<Reminder> {
  const { tool, title, label, date, remindOn, language } = reminder;
  const [row] = await database.query<Reminder>(
    `insert into reminder (user_id, tool, title, label, date, remind_on, language, token) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, tool, date, label) do update set remind_on = excluded.remind_on, language = excluded.language, sent_at = null
     returning ${COLUMNS}`,
    [userId, tool, title, label, date, remindOn, language, randomBytes(24).toString('base64url')],
  );
  if (!row) throw new Error('The reminder was not kept.');
  return row;
}

export async function removeReminder(database: Database, userId: string, id: string): Promise<boolean> {
  const rows = await database.query('delete from reminder where user_id = $1 and id::text = $2 returning id', [
    userId,
    id,
  ]);
  return rows.length > 0;
}

export async function countReminders(database: Database, userId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*)::int as count from reminder where user_id = $1 and sent_at is null',
    [userId],
  );
  return row?.count ?? 0;
}

/** What is to be mailed today; a day that has passed meanwhile is not told any more. */
export function dueReminders(database: Database, today: string): Promise<DueReminder[]> {
  return database.query(
    `select reminder.id, tool, title, label, to_char(date, 'YYYY-MM-DD') as date,
       to_char(remind_on, 'YYYY-MM-DD') as "remindOn", token, reminder.language, app_user.email, app_user.name
     from reminder join app_user on app_user.id = reminder.user_id
     where reminder.sent_at is null and reminder.remind_on <= $1 and reminder.date >= $1 and app_user.active
     order by reminder.created_at limit 500`,
    [today],
  );
}

/** Marks a mail as sent; false where another run was faster. */
export async function markSent(database: Database, id: string, at: Date): Promise<boolean> {
  const rows = await database.query(
    'update reminder set sent_at = $2 where id::text = $1 and sent_at is null returning id',
    [id, at],
  );
  return rows.length > 0;
}

/** Whether a link from a mail is one of ours. */
export async function isStopToken(database: Database, token: string): Promise<boolean> {
  return (await database.query('select 1 from reminder where token = $1', [token])).length > 0;
}

/** Ends all reminders of the one who has this link. */
export async function stopReminders(database: Database, token: string): Promise<void> {
  await database.query(
    'delete from reminder where sent_at is null and user_id = (select user_id from reminder where token = $1)',
    [token],
  );
}
