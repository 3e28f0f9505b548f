import { mailboxModule } from '../platform/mail/mailbox-module';
import type { Mail } from '../platform/mail/mailer';
import { openSmtpSink, type SmtpSink } from '../testing/smtp-sink';
import { startTestApi, type TestApi } from '../testing/test-api';
import { accountsModule } from './accounts-module';
import { goodPassword, openBrowser, type Browser } from './testing/browser';
import { createUser } from './user-store';

const email = 'zenobia.unmistakable@example.com';

describe('mails to somebody who leaves, in the queue of a mail server', () => {
  let api: TestApi;
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await openSmtpSink();
    api = await startTestApi({
      jobs: true,
      modules: [mailboxModule, accountsModule],
      environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}?ignoreTLS=true` },
    });
  });
  afterAll(async () => {
    await api.close();
  });

  /** Every mail that the queue holds, delivered ones too, as the product itself can read it. */
  async function queued(): Promise<(Mail & { state: string })[]> {
    const rows = await api.platform.database.query<{ data: { sealed: string }; state: string }>(
      `select data, state from pgboss.job where name = 'mail' order by created_on`,
    );
    return rows.map(({ data, state }) => ({ ...(JSON.parse(api.platform.vault.open(data.sealed)) as Mail), state }));
  }
  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
  };

  async function signedIn(): Promise<Browser> {
    const { hashPassword } = await import('better-auth/crypto');
    await createUser(
      api.platform.database.db,
      { email, name: 'Zenobia', emailVerified: true },
      await hashPassword(goodPassword),
    );
    const browser = openBrowser(api);
    await browser.request('POST', '/api/accounts/login', { email, password: goodPassword });
    return browser;
  }

  it('are gone with the account, codes and delivered ones too; others stay, and the farewell is on its way', async () => {
    const person = await signedIn();
    await person.request('POST', '/api/accounts/password/forgot', { email });
    await until(async () => (await queued()).some(({ to, state }) => to === email && state === 'completed'));
    await sink.stop();
    const { mail } = api.platform;
    await mail.send({ to: email, subject: 'A code', text: '123456', code: '123456' });
    await mail.send({ to: 'office@example.com', subject: 'A message', text: `From ${email.toUpperCase()}` });
    await mail.send({ to: 'somebody@example.com', subject: 'Another', text: 'Not about them' });
    const before = await queued();
    expect(before.filter(({ to, code }) => to === email && code).length).toBeGreaterThan(1);

    expect((await person.request('DELETE', '/api/accounts', { password: goodPassword })).statusCode).toBe(200);
    expect((await queued()).map(({ to, farewell = false }) => [to, farewell])).toEqual([
      ['somebody@example.com', false],
      [email, true],
    ]);
  });
});
