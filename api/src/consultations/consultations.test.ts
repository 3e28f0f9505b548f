import type { Mail } from '../platform/mail/mailer';
import type { User } from '../platform/principal/principal';
import { startTestApi, type TestApi } from '../testing/test-api';
import { createAdminModule } from '../admin/admin-module';
import { noEngine } from '../admin/testing/admin-api';
import { createConsultationsModule } from './consultations-module';

const who = 'x-test-user';
const person = (userId: string, role: 'customer' | 'admin'): User => ({
  kind: 'user',
  userId,
  email: `${role}@example.com`,
  name: role,
  role,
  ...(role === 'admin' && { staffRole: 'owner' as const }),
});
let api: TestApi;
const mails: Mail[] = [];
beforeAll(async () => {
  api = await startTestApi({
    adapt: (platform) => ({
      ...platform,
      mail: {
        ...platform.mail,
        send: (mail) => {
          mails.push(mail);
          return Promise.resolve();
        },
      },
    }),
    modules: [
      createAdminModule({
        engine: noEngine,
        documentIndex: () => ({ put: () => Promise.resolve(), remove: () => Promise.resolve() }),
      }),
      createConsultationsModule({
        allowance: () => ({
          entitlements: (principal) =>
            Promise.resolve({
              caseLawDetail: principal.kind === 'user' && principal.userId !== 'free',
              pdfDownload: true,
              priority: true,
            }),
        }),
      }),
    ],
  });
  const people = {
    free: person('free', 'customer'),
    customer: person('customer', 'customer'),
    admin: person('admin', 'admin'),
  };
  api.platform.principals.useUserResolver((request) =>
    Promise.resolve(people[request.headers[who] as keyof typeof people] ?? null),
  );
});
afterAll(() => api.close());

const ask = (as: string, changed: Readonly<Record<string, string>> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/consultations',
    headers: { [who]: as },
    payload: {
      question: 'May I keep the deposit?',
      phone: '+91 98400 00000',
      wantedAt: new Date(api.platform.now().getTime() + 86_400_000).toISOString(),
      ...changed,
    },
  });

test.each([
  ['', {}, 401],
  ['free', {}, 403],
  ['customer', { wantedAt: '2020-01-01T00:00:00.000Z' }, 400],
  ['customer', { phone: 'call me' }, 400],
])('as "%s" with %j it is refused with %i', async (as, changed, status) => {
  expect((await ask(as, changed)).statusCode).toBe(status);
});

test('a request reaches the staff, is assigned, and the person hears of it', async () => {
  expect((await ask('customer')).statusCode).toBe(200);
  const list = await api.app.inject({ url: '/api/admin/consultations', headers: { [who]: 'admin' } });
  const [request] = list.json().rows;
  expect(request).toMatchObject({ name: 'customer', question: 'May I keep the deposit?', status: 'asked' });
  const changed = await api.app.inject({
    method: 'PUT',
    url: `/api/admin/consultations/${request.id}`,
    headers: { [who]: 'admin' },
    payload: { status: 'assigned', assignedTo: 'Adv. Meera', reply: '' },
  });
  expect(changed.json()).toMatchObject({ status: 'assigned', assignedTo: 'Adv. Meera' });
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [api.platform.config.supportEmail, 'Nyayika: consultation asked for by customer'],
    ['customer@example.com', 'Nyayika: we have your request for a consultation'],
    ['customer@example.com', 'Nyayika: your consultation is settled'],
  ]);
  expect(mails.at(-1)?.text).toContain('Adv. Meera will call you on');
});

test('three wait at once, and no more', async () => {
  const answers = [await ask('customer'), await ask('customer'), await ask('customer')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
});
