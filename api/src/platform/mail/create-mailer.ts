import { createTransport } from 'nodemailer';
import type { Config } from '../../config';
import type { Database } from '../database/database';
import type { Jobs } from '../jobs/jobs';
import type { Mail, MailSettings, Mailer } from './mailer';
import { keepInMailbox } from './mailbox';

const JOB = 'mail';

/** Mails go to the mail server by a job that is retried; without a server, outside production, to the development mailbox. */
export async function createMailer(config: Config, database: Database, jobs: Jobs): Promise<Mailer> {
  let ownSettings: () => Promise<MailSettings | null> = () => Promise.resolve(null);

  async function settings(): Promise<MailSettings | null> {
    return (await ownSettings()) ?? (config.smtpUrl ? { smtpUrl: config.smtpUrl, from: config.mailFrom } : null);
  }

  async function deliver(mail: Mail): Promise<void> {
    const server = await settings();
    if (!server) return keepInMailbox(database, mail);
    const transport = createTransport(server.smtpUrl);
    try {
      await transport.sendMail({
        from: server.from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments?.map(({ filename, contentType, base64 }) => ({ filename, contentType, content: base64, encoding: 'base64' })),
      });
    } finally {
      transport.close();
    }
  }

  await jobs.add<Mail>({ name: JOB, run: deliver });
  return {
    async send(mail) {
      if (await settings()) await jobs.send(JOB, mail);
      else await keepInMailbox(database, mail);
    },
    useSettings(resolver) {
      ownSettings = resolver;
    },
  };
}
