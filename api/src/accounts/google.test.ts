import { createBillingModule } from '../billing/billing-module';
import { mailboxModule } from '../platform/mail/mailbox-module';
import { startTestApi, type TestApi } from '../testing/test-api';
import { accountsModule } from './accounts-module';
import { openBrowser, signedUp, type Browser } from './testing/browser';

interface GooglePerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
}

describe('coming back from Google', () => {
  let api: TestApi;
  let person: GooglePerson;
  const plainFetch = globalThis.fetch;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  beforeAll(async () => {
    api = await startTestApi({
      modules: [mailboxModule, accountsModule, createBillingModule()],
      environment: {
        SAMPLE_DATA: '1',
        GOOGLE_CLIENT_ID: 'client-id',
        GOOGLE_CLIENT_SECRET: 'client-secret',
        SITE_URL: 'https://law.example',
      },
    });
    // Google's token server: what it signs comes from its own connection, so the signature is not looked at.
    globalThis.fetch = () => {
      const claims = { ...person, aud: 'client-id', iss: 'https://accounts.google.com', name: 'G', picture: '' };
      const token = `${part({ alg: 'RS256' })}.${part(claims)}.${part({})}`;
      return Promise.resolve(Response.json({ access_token: 'access', id_token: token, token_type: 'Bearer' }));
    };
  });
  afterAll(async () => {
    globalThis.fetch = plainFetch;
    await api.close();
  });

  async function comeBack(who: GooglePerson): Promise<Browser> {
    person = who;
    const browser = openBrowser(api);
    const there = new URL(String((await browser.request('GET', '/api/accounts/google')).headers.location));
    const state = there.searchParams.get('state') ?? '';
    await browser.request('GET', `/api/accounts/oauth/callback/google?code=abc&state=${encodeURIComponent(state)}`);
    return browser;
  }
  const emailOf = async (browser: Browser) =>
    (await browser.request('GET', '/api/accounts/session')).json<{ user: { email: string } | null }>().user?.email ??
    null;

  it('opens an account with an address that Google has verified', async () => {
    const browser = await comeBack({ sub: '1', email: 'new@example.com', email_verified: true });
    expect(await emailOf(browser)).toBe('new@example.com');
  });

  it('joins an existing account when Google has verified the address, and only then', async () => {
    await signedUp(api, 'mine@example.com');
    expect(await emailOf(await comeBack({ sub: '2', email: 'mine@example.com', email_verified: false }))).toBeNull();
    expect(await emailOf(await comeBack({ sub: '3', email: 'mine@example.com', email_verified: true }))).toBe(
      'mine@example.com',
    );
  });

  it("opens no administrator's account, verified or not, nor one that was joined before", async () => {
    const admin = { sub: '4', email: 'admin@example.com' };
    for (const verified of [false, true])
      expect(await emailOf(await comeBack({ ...admin, email_verified: verified }))).toBeNull();
    await api.platform.database.query(
      `insert into user_credential (id, account_id, provider_id, user_id)
       select 'joined', '4', 'google', id from app_user where email = 'admin@example.com'`,
    );
    expect(await emailOf(await comeBack({ ...admin, email_verified: true }))).toBeNull();
  });

  it('keeps no token of Google in the clear', async () => {
    const rows = await api.platform.database.query("select * from user_credential where provider_id = 'google'");
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain('"access"');
  });
});
