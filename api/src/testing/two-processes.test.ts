import { goodPassword, openBrowser, signedUp } from '../accounts/testing/browser';
import { accountsModule } from '../accounts/accounts-module';
import { createBillingModule } from '../billing/billing-module';
import { createTestChatsModule } from '../chats/testing/test-chats-module';
import { createFakeEngine } from '../chats/testing/fake-engine';
import { knowledgeChanged } from '../knowledge/knowledge-changed';
import { createCounter } from '../platform/http/counter';
import { mailboxModule } from '../platform/mail/mailbox-module';
import { startTestApi, type TestApi } from './test-api';
import { testDatabaseKind } from './test-database';

let made = 0;
let one: TestApi;
let other: TestApi;

/** As often as needed, for what one process hears of another moments later. */
async function until(condition: () => boolean): Promise<void> {
  for (let left = 400; !condition(); left--) {
    if (left === 0) throw new Error('It was not heard of.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

beforeAll(async () => {
  const options = {
    environment: { SESSION_SECRET: 's'.repeat(32), VAULT_KEY: 'v'.repeat(32) },
    modules: [
      mailboxModule,
      accountsModule,
      createBillingModule(),
      createTestChatsModule({
        engine: () => {
          made += 1;
          return createFakeEngine();
        },
      }),
    ],
  };
  one = await startTestApi(options);
  other = await startTestApi({ ...options, beside: one });
}, 60_000);
afterAll(async () => {
  await other.close();
  await one.close();
});

test('who signs in, or out, or is switched off in one process is so in the other at once', async () => {
  const here = await signedUp(one, 'asha@example.com');
  const there = openBrowser(other);
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  const session = async () => (await there.request('GET', '/api/accounts/session')).json().user as object | null;
  expect(await session()).toMatchObject({ email: 'asha@example.com' });
  await here.request('POST', '/api/accounts/logout', {});
  expect(await session()).toBeNull();
  const again = { email: 'asha@example.com', password: goodPassword };
  expect((await there.request('POST', '/api/accounts/login', again)).statusCode).toBe(200);
  await one.platform.database.query(`update app_user set active = false where email = $1`, [again.email]);
  expect(await session()).toBeNull();
});

test('a plan that changed in one process has its new price and limit in the other at once', async () => {
  const plans = async (api: TestApi) => JSON.stringify((await api.app.inject('/api/plans')).json());
  expect(await plans(other)).toContain('"pro"');
  await one.platform.database.query(`update plan set name = 'Renamed' where slug = 'pro'`);
  expect(await plans(other)).toContain('Renamed');
});

test('a day’s questions are counted together', async () => {
  const person = openBrowser(one);
  const ask = (api: TestApi) =>
    api.app.inject({
      method: 'POST',
      url: '/api/chat',
      payload: { question: 'What is bail?' },
      headers: { cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
  await person.request('POST', '/api/chat', { question: 'What is bail?' });
  const statuses: number[] = [];
  for (const api of [other, one, other, one, other, one]) statuses.push((await ask(api)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test('a limit in memory is one limit', async () => {
  const [mine, theirs] = [one, other].map(({ platform }) =>
    createCounter(60_000, 3, () => 0, { notices: platform.notices, name: 'tries' }),
  );
  expect([mine?.allows('a'), mine?.allows('a'), mine?.allows('a')]).toEqual([true, true, true]);
  await until(() => theirs?.hasRoom('a') === false);
  expect(theirs?.allows('a')).toBe(false);
  expect(theirs?.allows('b')).toBe(true);
});

test('a process that hears of other knowledge begins with it, also when the news came while its connection was lost', async () => {
  const before = made;
  await one.platform.notices.tell(knowledgeChanged);
  await until(() => made === before + 1);
  if (testDatabaseKind === 'server') {
    const lost = await one.platform.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen "notices"'`,
    );
    expect(lost).toHaveLength(2);
    await until(() => made === before + 3);
  }
  expect(made).toBeGreaterThan(before);
});
