import type { Config } from '../../config';
import type { Database } from '../database/database';
import type { Jobs } from '../jobs/jobs';
import type { Vault } from '../vault';
import type { Mail, MailSettings, Mailer } from './mailer';
import { keepInMailbox } from './mailbox';

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

  // A mail may hold a code: in the queue it is sealed. Mails that waited when this came are plain.
  await jobs.add<Mail | SealedMail>({
    name: JOB,
    options: retries,
    async run(waiting) {
      const mail = 'sealed' in waiting ? (JSON.parse(vault.open(waiting.sealed)) as Mail) : waiting;
      const age = 'sealed' in waiting && waiting.at !== undefined ? now() - waiting.at : 0;
      if (!mail.code || age < codeMs) await deliver(mail);
    },
  });
  return {
    deliver,
    async send(mail) {
      if (await settings())
        await jobs.send(JOB, { sealed: vault.seal(JSON.stringify(mail)), at: now() } satisfies SealedMail);
      else await keepInMailbox(database, mail);
    },
    useSettings(resolver) {
      ownSettings = resolver;
    },
  };
}
