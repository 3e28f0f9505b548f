import { createHmac } from 'node:crypto';
import { createBillingModule } from '../billing/billing-module';
import { startTestApi, type TestApi } from '../testing/test-api';
import { mailboxModule } from '../platform/mail/mailbox-module';
import { accountsModule } from './accounts-module';
import { openBrowser, signedUp } from './testing/browser';

const name = 'account.session_token';
const signed = (token: string, key: string) => `${token}.${createHmac('sha256', key).update(token).digest('base64')}`;

/** Every text that a copy of the database holds, in whatever table. */
async function textsIn(api: TestApi): Promise<string[]> {
  const { database } = api.platform;
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema = 'public'`,
  );
  const texts = new Set<string>();
  for (const { name: table } of tables)
    for (const row of await database.query<object>(`select * from ${table}`))
      for (const value of Object.values(row)) if (typeof value === 'string' && value.length > 15) texts.add(value);
  return [...texts];
}

describe('a copy of the database', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [mailboxModule, accountsModule, createBillingModule()] });
  });
  afterAll(() => api.close());

  const personWith = async (cookie: string): Promise<unknown> => {
    const browser = openBrowser(api);
    browser.cookies.set(name, encodeURIComponent(cookie));
    return (await browser.request('GET', '/api/accounts/session')).json<{ user: unknown }>().user;
  };

  it('signs nobody in: not with a session as it is kept, nor signed with anything else that is kept', async () => {
    const owner = await signedUp(api, 'owner@example.com');
    const cookie = decodeURIComponent(owner.cookies.get(name) ?? '');
    const texts = await textsIn(api);
    const [token = ''] = cookie.split('.');
    // The search finds what there is: else it would prove nothing.
    const tokens = (await api.platform.database.query<{ token: string }>('select token from user_session')).map(
      (row) => row.token,
    );
    expect(texts).toEqual(expect.arrayContaining(tokens));
    expect(texts).not.toContain(cookie);
    expect(await personWith(cookie)).toMatchObject({ email: 'owner@example.com' });

    for (const kept of new Set([...tokens, token])) {
      expect(await personWith(kept)).toBeNull();
      expect(await personWith(`${kept}.`)).toBeNull();
      for (const key of ['', ...texts]) expect(await personWith(signed(kept, key))).toBeNull();
    }
  });

  it('would sign in whoever has the key too, which is kept sealed', async () => {
    const { sharedSecret } = await import('../platform/secrets');
    const { database, vault } = api.platform;
    const owner = await signedUp(api, 'second@example.com');
    const [token = ''] = decodeURIComponent(owner.cookies.get(name) ?? '').split('.');
    const key = await sharedSecret(database, vault, 'sessions');
    expect(await personWith(signed(token, key))).toMatchObject({ email: 'second@example.com' });
    expect(await textsIn(api)).not.toContain(key);
  });
});
