import { goodPassword, openBrowser, signedUp, type Browser } from '../../accounts/testing/browser';
import { accountsModule } from '../../accounts/accounts-module';
import { renewRecoveryCodes } from '../../accounts/second-step/recovery-codes';
import { accountsOf } from '../../accounts/context';
import { createBillingModule } from '../../billing/billing-module';
import { createDocumentIndex } from '../../knowledge/document-index';
import { mailboxModule } from '../../platform/mail/mailbox-module';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createAdminModule } from '../admin-module';
import { noEngine } from '../testing/admin-api';

const chief = { email: 'chief@example.com', password: 'only I know it' };
const lost = { email: 'lost@example.com', password: goodPassword };

describe('an administrator who lost every way of the second step', () => {
  let api: TestApi;
  let helper: Browser;
  let owner: Browser;
  let id: string;
  beforeEach(async () => {
    api = await startTestApi({
      modules: [
        mailboxModule,
        accountsModule,
        createBillingModule(),
        createAdminModule({ documentIndex: createDocumentIndex, engine: noEngine }),
      ],
      environment: { ADMIN_EMAIL: chief.email, ADMIN_PASSWORD: chief.password },
    });
    helper = openBrowser(api);
    await helper.request('POST', '/api/accounts/login', chief);
    owner = await signedUp(api, lost.email);
    await api.platform.database.query(`update app_user set role = 'admin', staff_role = 'owner' where email = $1`, [
      lost.email,
    ]);
    const [row] = await api.platform.database.query<{ id: string }>('select id from app_user where email = $1', [
      lost.email,
    ]);
    id = row?.id ?? '';
    await api.platform.database.query(
      `insert into authenticator (user_id, secret, confirmed_at) values ($1, 'sealed', now())`,
      [id],
    );
    await api.platform.database.query(
      `insert into passkey (id, user_id, name, public_key, counter, transports, created_at) values ('k', $1, 'Key', 'AQ', 0, '{}', now())`,
      [id],
    );
    await renewRecoveryCodes(await accountsOf(api.platform), id);
  });
  afterEach(() => api.close());

  const reset = (password: string, of = id, by = helper) =>
    by.request('POST', `/api/admin/users/${of}/reset-second-step`, { password });
  const login = async () => (await openBrowser(api).request('POST', '/api/accounts/login', lost)).statusCode;
  const waysLeft = async () => {
    const [row] = await api.platform.database.query<{ ways: number }>(
      `select (select count(*) from authenticator where user_id = $1)::int + (select count(*) from passkey where user_id = $1)::int
         + (select count(*) from recovery_code where user_id = $1)::int as ways`,
      [id],
    );
    return row?.ways;
  };

  it('begins anew at the word of another one, is told by mail, and the trail says who did it', async () => {
    const detail = () => helper.request('GET', `/api/admin/users/${id}`);
    expect((await detail()).json()).toMatchObject({ secondStep: true });
    expect(await login()).toBe(401);
    expect((await reset(chief.password)).statusCode).toBe(200);
    expect(await waysLeft()).toBe(0);
    expect((await detail()).json()).toMatchObject({ secondStep: false });
    expect((await owner.request('GET', '/api/accounts/session')).json()).toEqual({ user: null });
    expect(await login()).toBe(200);
    expect(
      await api.platform.database.query('select subject from dev_mail where recipient = $1', [lost.email]),
    ).toContainEqual({ subject: expect.stringContaining('second step') });
    expect(
      await api.platform.database.query(
        `select actor, subject from audit_entry where action = 'user.reset-second-step'`,
      ),
    ).toEqual([{ actor: chief.email, subject: lost.email }]);
  });

  it('keeps every way when the helper’s own password is wrong, and guessing it stops', async () => {
    expect((await reset(lost.password)).json().errors).toEqual({ password: 'This is not your password.' });
    await api.platform.database.query(`update sign_in_failure set count = 20 where email = $1`, [chief.email]);
    expect((await reset(chief.password)).statusCode).toBe(429);
    expect(await waysLeft()).toBe(12);
  });

  it('cannot do it alone, and nobody else but an administrator can', async () => {
    expect((await reset(lost.password, id, owner)).statusCode).toBe(403);
    const customer = await signedUp(api, 'customer@example.com');
    expect((await reset(goodPassword, id, customer)).statusCode).toBe(403);
    expect((await reset(chief.password, 'nobody')).statusCode).toBe(404);
    expect(await waysLeft()).toBe(12);
    await api.platform.database.query(`update app_user set role = 'customer', staff_role = null where id = $1`, [id]);
    expect((await reset(chief.password)).statusCode).toBe(400);
  });
});
