import type { Config } from '../../config';
import type { Database } from '../database/database';
import type { Jobs } from '../jobs/jobs';
import type { Vault } from '../vault';
import type { Mail, MailSettings, Mailer } from './mailer';
import { forgetInMailbox, keepInMailbox } from './mailbox';

const JOB = 'mail';
/** Milliseconds after which a mail with a code is of no use any more. */
const codeMs = 15 * 60_000;
/** A server that is down for a day and more loses no mail: it is tried again, at the latest every quarter of an hour. */
const retries = { retryLimit: 200, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 };
/** A mail server that does not answer is given up soon, in milliseconds; the mail is tried again. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

interface SealedMail {
  readonly sealed: string;
  /** When it was written, in milliseconds. */
  readonly at?: number;
}

/** Mails go to the mail server by a job that is retried; without a server, outside production, to the development mailbox. */
export async function createMailer(
  config: Config,
  database: Database,
  jobs: Jobs,
  vault: Vault,
  now: () => number = Date.now,
): Promise<Mailer> {
  let ownSettings: () => Promise<MailSettings | null> = () => Promise.resolve(null);

  async function settings(): Promise<MailSettings | null> {
    return (await ownSettings()) ?? (config.smtpUrl ? { smtpUrl: config.smtpUrl, from: config.mailFrom } : null);
  }

  async function deliver(mail: Mail): Promise<void> {
    const server = await settings();
    if (!server) return keepInMailbox(database, mail);
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: server.smtpUrl, ...patience });
    try {
      await transport.sendMail({
        from: server.from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mail.unsubscribeUrl
          ? { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
          : {},
        attachments: mail.attachments?.map(({ filename, contentType, base64 }) => ({
          filename,
          contentType,
          content: base64,
          encoding: 'base64',
        })),
      });
    } finally {
      transport.close();
    }
  }

  const opened = (waiting: Mail | SealedMail): Mail =>
    'sealed' in waiting ? (JSON.parse(vault.open(waiting.sealed)) as Mail) : waiting;

  // A mail may hold a code: in the queue it is sealed. Mails that waited when this came are plain.
  await jobs.add<Mail | SealedMail>({
    name: JOB,
    options: retries,
    async run(waiting) {
      const mail = opened(waiting);
      const age = 'sealed' in waiting && waiting.at !== undefined ? now() - waiting.at : 0;
      if (mail.code && age >= codeMs) return;
      await deliver(mail).catch((error: unknown) => {
        // The queue keeps what is thrown, and servers name whom they refuse.
        throw new Error(withoutAddresses(error));
      });
    },
  });
  return {
    deliver,
    async send(mail) {
      if (await settings())
        await jobs.send(JOB, { sealed: vault.seal(JSON.stringify(mail)), at: now() } satisfies SealedMail);
      else await keepInMailbox(database, mail);
    },
    async forget(email) {
      const names = namesOf(email);
      await forgetInMailbox(database, email);
      await jobs.remove(JOB, (waiting) => {
        try {
          const { to, subject, text } = opened(waiting as Mail | SealedMail);
          return [to, subject, text].some(names);
        } catch {
          // Sealed with another key: nobody reads it any more, and nothing delivers it.
          return true;
        }
      });
    },
    useSettings(resolver) {
      ownSettings = resolver;
    },
  };
}

const withoutAddresses = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>"']+@[^\s<>"']+/gu, '(address)');

/** Whether a text holds an address, in whatever letters. */
const namesOf = (email: string) => (text: string) => text.toLowerCase().includes(email.toLowerCase());
