import type { Database } from '../database/database';
import type { Mail } from './mailer';

/** A mail of the development mailbox. */
export interface MailboxEntry {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: string;
  /** The one-time code that the mail holds. */
  readonly code?: string;
}

const NEWEST = 200;

/** Last mails to people who have left, for as long as the process lives: in the database nothing names them any more. */
const farewells = new WeakMap<Database, MailboxEntry[]>();

/** Keeps a mail for the page and the call of the development mailbox. */
export async function keepInMailbox(database: Database, mail: Mail): Promise<void> {
  if (mail.farewell) {
    const { to, subject, text } = mail;
    const newest = { to, subject, text, at: new Date().toISOString() };
    farewells.set(database, [newest, ...(farewells.get(database) ?? [])].slice(0, NEWEST));
    return;
  }
  await database.query('insert into dev_mail (recipient, subject, text, code) values ($1, $2, $3, $4)', [
    mail.to,
    mail.subject,
    mail.text,
    mail.code ?? null,
  ]);
}

/** Removes the mails to an address, and those to others that name it. */
export async function forgetInMailbox(database: Database, email: string): Promise<void> {
  await database.query(
    `delete from dev_mail where position(lower($1) in lower(recipient || ' ' || subject || ' ' || text)) > 0`,
    [email],
  );
}

/** The mails of the development mailbox, newest first. */
export async function readMailbox(database: Database): Promise<MailboxEntry[]> {
  const rows = await database.query<{
    recipient: string;
    subject: string;
    text: string;
    code: string | null;
    sent_at: Date;
  }>('select recipient, subject, text, code, sent_at from dev_mail order by id desc limit $1', [NEWEST]);
  const kept = rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    at: row.sent_at.toISOString(),
    ...(row.code ? { code: row.code } : {}),
  }));
  const last = farewells.get(database) ?? [];
  return last.length === 0 ? kept : [...last, ...kept].sort((a, b) => b.at.localeCompare(a.at)).slice(0, NEWEST);
}
