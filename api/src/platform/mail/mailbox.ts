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

/** Keeps a mail for the page and the call of the development mailbox. */
export async function keepInMailbox(database: Database, mail: Mail): Promise<void> {
  await database.query('insert into dev_mail (recipient, subject, text, code) values ($1, $2, $3, $4)', [
    mail.to,
    mail.subject,
    mail.text,
    mail.code ?? null,
  ]);
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
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    at: row.sent_at.toISOString(),
    ...(row.code ? { code: row.code } : {}),
  }));
}
