import type { InjectOptions } from 'fastify';
import type { Reminder } from 'shared-contracts';
import { createUser } from '../accounts/user-store';
import type { Mail } from '../platform/mail/mailer';
import { startTestApi, type TestApi } from '../testing/test-api';
import { remindersModule } from './reminders-module';
import { sendReminders } from './send-reminders';

let api: TestApi;
let now = new Date('2026-11-22T06:00:00Z');
let userId = '';

beforeAll(async () => {
  api = await startTestApi({ modules: [remindersModule], adapt: (platform) => ({ ...platform, now: () => now }) });
  const { db } = api.platform.database;
  userId = (await createUser(db, { email: 'asha@example.com', name: 'Asha' }, null))?.id ?? '';
  api.platform.principals.useUserResolver((request) =>
    Promise.resolve(
      request.headers['x-test-user']
        ? { kind: 'user', userId, email: 'asha@example.com', name: 'Asha', role: 'customer' }
        : null,
    ),
  );
});
afterAll(() => api.close());

const asAsha = (request: InjectOptions) =>
  api.app.inject({ ...request, headers: { ...request.headers, 'x-test-user': 'asha' } });
const wanted = {
  tool: 'cheque-bounce',
  title: 'Bounced cheque',
  label: 'Send the notice',
  date: '2026-12-06',
  language: 'en',
};
const add = (payload: object) => asAsha({ method: 'POST', url: '/api/reminders', payload });
const list = async () =>
  (await asAsha({ method: 'GET', url: '/api/reminders' })).json<{ reminders: Reminder[] }>().reminders;
const mails = () =>
  api.platform.database.query<{ recipient: string; subject: string; text: string }>(
    'select recipient, subject, text from dev_mail order by id',
  );

test('a signed-in person is told once, some days before, and stops it all from the mail', async () => {
  const kept = await add({ ...wanted, daysBefore: 5 });
  expect(kept.json()).toMatchObject({ date: '2026-12-06', remindOn: '2026-12-01' });
  await add({ ...wanted, daysBefore: 4 });
  expect(await list()).toMatchObject([{ label: 'Send the notice', remindOn: '2026-12-02' }]);

  const sent: Mail[] = [];
  const platform = {
    ...api.platform,
    mail: { ...api.platform.mail, send: (mail: Mail) => Promise.resolve(void sent.push(mail)) },
  };
  await sendReminders(platform);
  expect(sent).toEqual([]);
  now = new Date('2026-12-02T02:30:00Z');
  await sendReminders(platform);
  await sendReminders(platform);
  expect(sent).toMatchObject([{ to: 'asha@example.com', subject: '6 December 2026: Send the notice' }]);
  expect(sent[0]?.text).toContain('in 4 days');
  expect(sent[0]?.text).toContain(sent[0]?.unsubscribeUrl);

  await add({ ...wanted, date: '2027-01-06' });
  const link = new URL(/http\S+\/api\/reminders\/stop\/\S+/.exec(sent[0]?.text ?? '')?.[0] ?? '').pathname;
  const page = await api.app.inject({ method: 'GET', url: link });
  expect(page.body).toContain('Stop all reminders?');
  expect(await list()).toHaveLength(1);
  const form = { method: 'POST', url: link, headers: { 'content-type': 'application/x-www-form-urlencoded' } } as const;
  expect((await api.app.inject({ ...form, payload: '' })).body).toContain('Your reminders are stopped');
  expect(await list()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('a mail program ends the reminders with one POST', async () => {
  const kept = await add({ ...wanted, date: '2027-02-06' });
  expect(kept.statusCode).toBe(200);
  const [row] = await api.platform.database.query<{ token: string }>(
    'select token from reminder where sent_at is null',
  );
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/reminders/stop/${row?.token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([answer.statusCode, await list()]).toEqual([200, []]);
});

test('what makes no sense is refused with a sentence', async () => {
  expect((await add({ ...wanted, date: '2026-12-02' })).json()).toMatchObject({
    detail: expect.stringContaining('come already'),
  });
  expect((await add({ ...wanted, tool: 'crystal-ball' })).statusCode).toBe(404);
  expect((await api.app.inject({ method: 'POST', url: '/api/reminders', payload: wanted })).statusCode).toBe(401);
  expect((await api.app.inject({ method: 'GET', url: '/api/reminders/stop/nothing' })).statusCode).toBe(404);
});

test('a day near by is told tomorrow, and a reminder is removed by its owner', async () => {
  const kept = (await add({ ...wanted, date: '2026-12-04' })).json<Reminder>();
  expect(kept.remindOn).toBe('2026-12-03');
  expect((await asAsha({ method: 'DELETE', url: `/api/reminders/${kept.id}` })).json()).toEqual({ ok: true });
  expect((await asAsha({ method: 'DELETE', url: `/api/reminders/${kept.id}` })).statusCode).toBe(404);
});
