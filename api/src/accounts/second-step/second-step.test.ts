import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { createBillingModule } from '../../billing/billing-module';
import { createAdminModule } from '../../admin/admin-module';
import { noEngine } from '../../admin/testing/admin-api';
import { createDocumentIndex } from '../../knowledge/document-index';
import { mailboxModule } from '../../platform/mail/mailbox-module';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { accountsModule } from '../accounts-module';
import { openBrowser, signedUp, type Browser } from '../testing/browser';

const password = 'only I know it';
const email = 'admin@example.com';
const start = new Date('2026-11-21T06:00:00Z');

describe('the second step of administrators', () => {
  let api: TestApi;
  let clock = start;
  const wait = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000);
  };
  const open = (environment: Record<string, string>) =>
    startTestApi({
      modules: [
        mailboxModule,
        accountsModule,
        createBillingModule(),
        createAdminModule({ documentIndex: createDocumentIndex, engine: noEngine }),
      ],
      environment: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ...environment },
      adapt: (platform) => ({ ...platform, now: () => clock }),
    });
  beforeEach(async () => {
    clock = start;
    api = await open({ ADMIN_SECOND_STEP: '1' });
  });
  afterEach(() => api.close());

  const login = (browser: Browser) => browser.request('POST', '/api/accounts/login', { email, password });
  const backOffice = async (browser: Browser) => (await browser.request('GET', '/api/admin/audit')).statusCode;
  const codeOf = (secret: string) =>
    createOTP(new TextDecoder().decode(base32.decode(secret))).hotp(Math.floor(clock.getTime() / 30_000));
  const typeCode = (browser: Browser, code: string) => browser.request('POST', '/api/accounts/second-step', { code });
  async function enrol(browser: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
    const begun = await browser.request('POST', '/api/accounts/security/authenticator', { password });
    const { secret, address } = begun.json<{ secret: string; address: string }>();
    expect(address).toContain(`secret=${secret}`);
    const code = await codeOf(secret);
    const confirmed = await browser.request('POST', '/api/accounts/security/authenticator/confirm', { code });
    return { secret, ...confirmed.json<{ recoveryCodes: string[] }>() };
  }

  it('comes before everything else where it is demanded, and is asked at each sign-in from then on', async () => {
    const browser = openBrowser(api);
    expect((await login(browser)).json().user).toMatchObject({ role: 'admin', mustEnrol: true });
    expect(await backOffice(browser)).toBe(403);

    const other = openBrowser(api);
    await login(other);
    const { secret, recoveryCodes } = await enrol(browser);
    expect(recoveryCodes).toHaveLength(10);
    expect(await backOffice(browser)).toBe(200);
    expect((await other.request('GET', '/api/accounts/session')).json()).toEqual({ user: null });

    const next = openBrowser(api);
    const asked = await login(next);
    expect([asked.statusCode, asked.json().secondStep]).toEqual([401, { authenticator: true, passkey: false }]);
    expect(await backOffice(next)).toBe(401);
    expect((await typeCode(next, '000000')).statusCode).toBe(400);
    wait(1);
    expect((await typeCode(next, await codeOf(secret))).json().user).toMatchObject({ role: 'admin' });
    expect(await backOffice(next)).toBe(200);
  });

  it('takes each code once, also among parallel tries', async () => {
    const browser = openBrowser(api);
    await login(browser);
    const { secret, recoveryCodes } = await enrol(browser);
    wait(1);
    const code = await codeOf(secret);
    for (const once of [code, recoveryCodes[0] ?? '']) {
      const browsers = Array.from({ length: 4 }, () => openBrowser(api));
      for (const each of browsers) await login(each);
      const answers = await Promise.all(browsers.map((each) => typeCode(each, once)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
    }
    expect((await browser.request('GET', '/api/accounts/security')).json()).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('needs the password first, within ten minutes, and stops guessing', async () => {
    expect((await typeCode(openBrowser(api), '123456')).statusCode).toBe(401);
    const browser = openBrowser(api);
    await login(browser);
    const { secret } = await enrol(browser);
    const slow = openBrowser(api);
    await login(slow);
    wait(11);
    expect((await typeCode(slow, await codeOf(secret))).statusCode).toBe(401);
    const guesser = openBrowser(api);
    await login(guesser);
    await typeCode(guesser, '000000');
    await api.platform.database.query(`update sign_in_failure set count = 20 where sender = 'second step'`);
    expect((await typeCode(guesser, await codeOf(secret))).statusCode).toBe(429);
  });

  it('is changed with the password only, is never left without a way, and keeps no secret in the clear', async () => {
    const browser = openBrowser(api);
    await login(browser);
    const { secret, recoveryCodes } = await enrol(browser);
    const remove = (typed: string) =>
      browser.request('POST', '/api/accounts/security/authenticator/remove', { password: typed });
    expect((await remove('not it')).json().errors).toEqual({ password: 'This is not your password.' });
    expect((await remove(password)).json().errors.password).toContain('Administrators need a second step');
    const again = await browser.request('POST', '/api/accounts/security/recovery-codes', { password });
    expect(again.json().recoveryCodes).not.toContain(recoveryCodes[0]);
    const kept = JSON.stringify([
      await api.platform.database.query('select * from authenticator'),
      await api.platform.database.query('select * from recovery_code'),
    ]);
    const plain = new TextDecoder().decode(base32.decode(secret));
    for (const word of [secret, plain, ...again.json<{ recoveryCodes: string[] }>().recoveryCodes])
      expect(kept).not.toContain(word);
  });

  it('offers passkeys bound to the address of the page, and refuses what fits no challenge', async () => {
    const browser = openBrowser(api);
    await login(browser);
    const offered = await browser.request('POST', '/api/accounts/security/passkeys/challenge', { password });
    expect(offered.json()).toMatchObject({ rp: { id: 'localhost' }, challenge: expect.any(String) });
    const forged = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} };
    const add = () => browser.request('POST', '/api/accounts/security/passkeys', { name: 'Key', response: forged });
    for (const answer of [await add(), await add()])
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['response']]);
  });

  it('is for administrators alone', async () => {
    const browser = await signedUp(api, 'customer@example.com');
    expect((await browser.request('GET', '/api/accounts/security')).statusCode).toBe(403);
  });

  it.each([
    [29, 200],
    [31, 401],
  ])('after %i minutes without use the back office answers %i', async (minutes, status) => {
    const browser = openBrowser(api);
    await login(browser);
    await enrol(browser);
    // The bell asks by itself, and keeps nobody signed in.
    for (let passed = 0; passed < minutes; passed += 10) {
      wait(Math.min(10, minutes - passed));
      await browser.request('GET', '/api/admin/bell');
    }
    expect(await backOffice(browser)).toBe(status);
  });

  it('signs administrators out after twelve hours of use', async () => {
    const browser = openBrowser(api);
    await login(browser);
    await enrol(browser);
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      expect(await backOffice(browser)).toBe(200);
      wait(20);
    }
    wait(1);
    expect(await backOffice(browser)).toBe(401);
  });
});

it('is not demanded outside production: the known pair opens the back office by itself', async () => {
  const api = await startTestApi({
    modules: [mailboxModule, accountsModule, createBillingModule()],
    environment: { SAMPLE_DATA: '1' },
  });
  const known = { email: 'admin@example.com', password: 'admin123' };
  const signedIn = await openBrowser(api).request('POST', '/api/accounts/login', known);
  expect(signedIn.json().user).not.toHaveProperty('mustEnrol');
  await api.close();
});
