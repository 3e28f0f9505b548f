import { inspect } from 'node:util';
import { openSmtpSink, type SmtpSink } from '../../testing/smtp-sink';
import { testConfig } from '../../testing/test-api';
import { openTestDatabase } from '../../testing/test-database';
import type { Database } from '../database/database';
import type { JobKind, Jobs } from '../jobs/jobs';
import { createVault } from '../vault';
import { createMailer } from './create-mailer';
import type { Mail } from './mailer';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('mails by a mail server', () => {
  let database: Database;
  let sink: SmtpSink;
  let now = 0;
  let kind: JobKind | undefined;
  const waiting: object[] = [];
  const jobs: Jobs = {
    add(added) {
      kind = added;
      return Promise.resolve();
    },
    send(_name, data) {
      waiting.push(data);
      return Promise.resolve();
    },
    remove: () => Promise.resolve(),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  const mail = (change: Partial<Mail>): Mail => ({
    to: 'a@example.com',
    subject: 'S',
    text: 'T',
    html: '<p>T</p>',
    ...change,
  });
  const run = (data: object | undefined) => kind?.run(data ?? {}, new AbortController().signal);
  const mailer = () =>
    createMailer(
      testConfig({ SMTP_URL: `smtp://127.0.0.1:${sink.port}?ignoreTLS=true` }),
      database,
      jobs,
      createVault(() => 'key'),
      () => now,
    );

  beforeAll(async () => {
    database = await openTestDatabase();
    sink = await openSmtpSink();
  });
  afterAll(async () => {
    await sink.stop();
    await database.close();
  });

  it('are all there after the server was down for a day; codes that are too old are not', async () => {
    const post = await mailer();
    await sink.stop();
    for (const subject of ['one', 'two', 'three']) await post.send(mail({ subject }));
    await post.send(mail({ subject: 'a code', code: '123456' }));
    for (const data of waiting) await expect(run(data)).rejects.toThrow(/ECONNREFUSED/);
    now = day;
    await sink.start();
    for (const data of waiting) await run(data);
    expect(sink.mails.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]).sort()).toEqual(['one', 'three', 'two']);
  });

  it('that a server refuses leave no address in the queue, where the reason is kept', async () => {
    const post = await mailer();
    await post.send(mail({ to: 'refused@example.com' }));
    const reason: unknown = await run(waiting.at(-1))?.catch((error: unknown) => error);
    expect(reason).toMatchObject({ message: expect.stringMatching(/550 .*no such person/) as unknown });
    expect(inspect(reason, { depth: 9, showHidden: true })).not.toContain('refused@');
  });

  it('are tried for more than a day, at least every quarter of an hour', async () => {
    await mailer();
    const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } = kind?.options ?? {};
    const pauses = Array.from({ length: retryLimit }, (_, tries) => Math.min(retryDelay * 2 ** tries, retryDelayMax));
    expect(retryDelayMax).toBeLessThanOrEqual(15 * 60);
    expect(pauses.reduce((sum, pause) => sum + pause, 0) * 1000).toBeGreaterThan(day);
  });

  it('say how a mail program ends them with one POST', async () => {
    const post = await mailer();
    await post.deliver(mail({ subject: 'ended', unsubscribeUrl: 'https://example.com/api/reminders/stop/t' }));
    await post.deliver(mail({ subject: 'kept' }));
    const [ended = '', kept = ''] = sink.mails.slice(-2);
    expect(ended).toMatch(/^List-Unsubscribe: <https:\/\/example\.com\/api\/reminders\/stop\/t>$/m);
    expect(ended).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(kept).not.toContain('List-Unsubscribe');
  });

  it('lie in the queue without a readable word', async () => {
    const post = await mailer();
    await post.send(mail({ to: 'secret@example.com', text: 'Your code is 987654', code: '987654' }));
    const kept = JSON.stringify(waiting.at(-1));
    for (const word of ['987654', 'secret@example.com', 'Your code']) expect(kept).not.toContain(word);
  });
});
