import { mailboxModule } from '../platform/mail/mailbox-module';
import { createBillingModule } from '../billing/billing-module';
import { startTestApi, type TestApi } from '../testing/test-api';
import { accountsModule } from './accounts-module';
import { codeFor, goodPassword, openBrowser, signedUp } from './testing/browser';

describe('accounts', () => {
  let api: TestApi;
  let clock = new Date('2026-11-21T06:00:00Z');
  const wait = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
  };
  const mails = async (to: string) =>
    (await api.app.inject('/api/dev/mailbox'))
      .json<{ to: string; subject: string; text: string }[]>()
      .filter((mail) => mail.to === to);

  beforeAll(async () => {
    api = await startTestApi({
      modules: [mailboxModule, accountsModule, createBillingModule()],
      adapt: (platform) => ({ ...platform, now: () => clock }),
    });
  });
  afterAll(() => api.close());

  const signUp = (email: string, changes = {}) => ({
    email,
    password: goodPassword,
    confirmPassword: goodPassword,
    consent: true,
    ...changes,
  });

  it('makes an account of a sign-up with the code from the mail, and keeps the person signed in', async () => {
    const browser = openBrowser(api);
    expect((await browser.request('POST', '/api/accounts/sign-up', signUp('Asha@Example.com'))).json()).toEqual({
      ok: true,
    });
    expect((await browser.request('GET', '/api/accounts/session')).json()).toEqual({ user: null });
    const verified = await browser.request('POST', '/api/accounts/sign-up/verify', {
      email: 'asha@example.com',
      code: await codeFor(api, 'asha@example.com'),
    });
    expect(verified.json().user).toMatchObject({
      email: 'asha@example.com',
      name: 'asha',
      role: 'customer',
      profileComplete: false,
      plan: { slug: 'free', name: 'Free' },
    });
    const session = verified.cookies.find(({ name }) => name === 'account.session_token');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 30 * 86_400 });
    expect((await browser.request('GET', '/api/accounts/session')).json().user.email).toBe('asha@example.com');
    expect((await mails('asha@example.com'))[0]?.subject).toContain('Welcome');
  });

  it.each([
    ['passwords that differ', { confirmPassword: 'another one 1' }, 'confirmPassword', 'Passwords do not match'],
    [
      'a short password',
      { password: 'abcde', confirmPassword: 'abcde' },
      'password',
      'Password must be at least 6 characters long',
    ],
    [
      'a common password',
      { password: 'password123', confirmPassword: 'password123' },
      'password',
      'This password is one of the most common ones. Please choose another.',
    ],
    ['no consent', { consent: false }, 'consent', 'Please agree to the notice to create an account.'],
    ['no address', { email: 'nobody' }, 'email', 'Please enter a valid email address'],
  ])('refuses a sign-up with %s', async (_what, changes, field, sentence) => {
    const response = await openBrowser(api).request(
      'POST',
      '/api/accounts/sign-up',
      signUp('new@example.com', changes),
    );
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[field]).toBe(sentence);
  });

  it('answers a sign-up for an existing address like any other, and tells its owner by mail', async () => {
    await signedUp(api, 'owner@example.com');
    const stranger = openBrowser(api);
    const again = await stranger.request('POST', '/api/accounts/sign-up', signUp('owner@example.com'));
    expect([again.statusCode, again.json()]).toEqual([200, { ok: true }]);
    const [mail] = await mails('owner@example.com');
    expect(mail?.subject).toContain('already have');
    expect(mail).not.toHaveProperty('code');
    expect(
      (
        await stranger.request('POST', '/api/accounts/sign-up/verify', { email: 'owner@example.com', code: '123456' })
      ).json().errors.code,
    ).toBe('Invalid OTP. Please try again.');
  });

  it('does not let a second sign-up for the same address take over the first one', async () => {
    const victim = openBrowser(api);
    await victim.request(
      'POST',
      '/api/accounts/sign-up',
      signUp('victim@example.com', { password: 'victims own 1', confirmPassword: 'victims own 1' }),
    );
    await openBrowser(api).request(
      'POST',
      '/api/accounts/sign-up',
      signUp('victim@example.com', { password: 'attackers 1', confirmPassword: 'attackers 1' }),
    );
    wait(61);
    await victim.request('POST', '/api/accounts/sign-up/resend', { email: 'victim@example.com' });
    expect(
      (
        await victim.request('POST', '/api/accounts/sign-up/verify', {
          email: 'victim@example.com',
          code: await codeFor(api, 'victim@example.com'),
        })
      ).statusCode,
    ).toBe(200);
    const logins = await Promise.all(
      ['victims own 1', 'attackers 1'].map((password) =>
        openBrowser(api).request('POST', '/api/accounts/login', { email: 'victim@example.com', password }),
      ),
    );
    expect(logins.map(({ statusCode }) => statusCode)).toEqual([200, 401]);
  });

  it('sends another code after 60 seconds only, and only the last one counts', async () => {
    const browser = openBrowser(api);
    await browser.request('POST', '/api/accounts/sign-up', signUp('resend@example.com'));
    const first = await codeFor(api, 'resend@example.com');
    const early = await browser.request('POST', '/api/accounts/sign-up/resend', { email: 'resend@example.com' });
    expect([early.statusCode, early.json().detail]).toEqual([429, 'You can ask for another code in 60 seconds.']);
    wait(60);
    expect(
      (await browser.request('POST', '/api/accounts/sign-up/resend', { email: 'resend@example.com' })).statusCode,
    ).toBe(200);
    const second = await codeFor(api, 'resend@example.com');
    const verify = (code: string) =>
      browser.request('POST', '/api/accounts/sign-up/verify', { email: 'resend@example.com', code });
    if (first !== second) expect((await verify(first)).statusCode).toBe(400);
    expect((await verify(second)).statusCode).toBe(200);
  });

  it('counts codes that are sent again towards those of an hour', async () => {
    const browser = openBrowser(api);
    await browser.request('POST', '/api/accounts/sign-up', signUp('again@example.com'));
    const again = () => browser.request('POST', '/api/accounts/sign-up/resend', { email: 'again@example.com' });
    wait(61);
    expect((await again()).statusCode).toBe(200);
    await api.platform.database.query(`update one_time_code set sent = 200 where email = 'again@example.com'`);
    wait(61);
    expect((await again()).json().detail).toBe('Too many codes were asked for. Please try again in an hour.');
  });

  it('lets a code be tried five times and for ten minutes', async () => {
    const browser = openBrowser(api);
    await browser.request('POST', '/api/accounts/sign-up', signUp('guess@example.com'));
    const code = await codeFor(api, 'guess@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    const verify = (typed: string) =>
      browser.request('POST', '/api/accounts/sign-up/verify', { email: 'guess@example.com', code: typed });
    const guesses = await Promise.all(Array.from({ length: 8 }, () => verify(wrong)));
    expect(guesses.filter((answer) => answer.json().errors.code === 'Invalid OTP. Please try again.')).toHaveLength(5);
    expect((await verify(code)).json().errors.code).toContain('Too many wrong codes');
    wait(61);
    await browser.request('POST', '/api/accounts/sign-up/resend', { email: 'guess@example.com' });
    const fresh = await codeFor(api, 'guess@example.com');
    wait(601);
    expect((await verify(fresh)).statusCode).toBe(400);
  });

  it('keeps codes and passwords as hashes only', async () => {
    await openBrowser(api).request('POST', '/api/accounts/sign-up', signUp('hashed@example.com'));
    const code = await codeFor(api, 'hashed@example.com');
    const rows = await api.platform.database.query<object>('select * from one_time_code');
    const credentials = await api.platform.database.query<object>('select * from user_credential');
    expect(JSON.stringify([rows, credentials])).not.toContain(goodPassword);
    expect(JSON.stringify(rows.map((row) => ({ ...row, id: '' })))).not.toContain(`"${code}"`);
  });

  it('writes no code where a locked screen shows it: in the subject of a mail', async () => {
    const email = 'subject@example.com';
    await signedUp(api, email);
    await openBrowser(api).request('POST', '/api/accounts/password/forgot', { email });
    const coded = (await mails(email)).filter(({ text }) => /\b\d{6}\b/.test(text));
    expect(coded).toHaveLength(2);
    for (const { subject } of coded) expect(subject).not.toMatch(/\d/);
  });

  it('signs in with and without "remember me", and out', async () => {
    await signedUp(api, 'login@example.com');
    const browser = openBrowser(api);
    const remembered = await browser.request('POST', '/api/accounts/login', {
      email: 'LOGIN@example.com',
      password: goodPassword,
      remember: true,
    });
    expect(remembered.cookies.find(({ name }) => name === 'account.session_token')?.maxAge).toBe(30 * 86_400);
    await browser.request('POST', '/api/accounts/logout');
    expect((await browser.request('GET', '/api/accounts/session')).json()).toEqual({ user: null });
    const forgotten = await openBrowser(api).request('POST', '/api/accounts/login', {
      email: 'login@example.com',
      password: goodPassword,
      remember: false,
    });
    expect(forgotten.cookies.find(({ name }) => name === 'account.session_token')?.maxAge).toBeUndefined();
  });

  it('gives a wrong password and an unknown address the same answer, and locks after 20 tries', async () => {
    await signedUp(api, 'locked@example.com');
    const attempt = (email: string, password: string) =>
      openBrowser(api).request('POST', '/api/accounts/login', { email, password });
    const failures = (count: number) => api.platform.database.query('update sign_in_failure set count = $1', [count]);
    for (const email of ['locked@example.com', 'unknown@example.com']) {
      const answers = [await attempt(email, 'wrong'), await attempt(email, 'wrong again')];
      await failures(19);
      answers.push(await attempt(email, 'wrong for the twentieth time'));
      for (const answer of answers)
        expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
          401,
          'Invalid email or password',
        ]);
      expect((await attempt(email, goodPassword)).statusCode).toBe(429);
    }
    wait(15 * 60 + 1);
    expect((await attempt('locked@example.com', goodPassword)).statusCode).toBe(200);
  });

  it('keeps no owner out for the wrong tries of strangers', async () => {
    const owner = await signedUp(api, 'kept-in@example.com');
    const login = { email: 'kept-in@example.com', password: goodPassword };
    const stranger = { email: 'kept-in@example.com', password: 'wrong' };
    expect((await openBrowser(api).request('POST', '/api/accounts/login', stranger)).statusCode).toBe(401);
    await api.platform.database.query(`update sign_in_failure set count = 20 where email = 'kept-in@example.com'`);
    expect((await openBrowser(api).request('POST', '/api/accounts/login', login)).statusCode).toBe(429);
    expect((await owner.request('POST', '/api/accounts/login', login)).statusCode).toBe(200);
    const elsewhere = {
      method: 'POST',
      url: '/api/accounts/login',
      payload: login,
      remoteAddress: '10.7.7.7',
    } as const;
    expect((await api.app.inject(elsewhere)).statusCode).toBe(200);
  });

  it('lets nobody guess the password by deleting the account', async () => {
    const browser = await signedUp(api, 'guessed@example.com');
    const guess = () => browser.request('DELETE', '/api/accounts', { password: 'wrong' });
    expect((await guess()).statusCode).toBe(400);
    await api.platform.database.query(`update sign_in_failure set count = 20 where email = 'guessed@example.com'`);
    expect((await guess()).statusCode).toBe(429);
  });

  it.each(['12345679', 'sunshine12', 'password!!', 'pass 12'])(
    'takes no password that anyone would try: %s',
    async (password) => {
      const refused = await openBrowser(api).request(
        'POST',
        '/api/accounts/sign-up',
        signUp('common@example.com', { password, confirmPassword: password }),
      );
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['password']]);
    },
  );

  it('resets a password with a code, signs every device out, and does not tell who has an account', async () => {
    const browser = await signedUp(api, 'forgot@example.com');
    for (const email of ['forgot@example.com', 'never-seen@example.com'])
      expect((await openBrowser(api).request('POST', '/api/accounts/password/forgot', { email })).json()).toEqual({
        ok: true,
      });
    expect(await mails('never-seen@example.com')).toEqual([]);
    const code = await codeFor(api, 'forgot@example.com');
    const visitor = openBrowser(api);
    expect(
      (await visitor.request('POST', '/api/accounts/password/verify', { email: 'forgot@example.com', code })).json(),
    ).toEqual({ ok: true });
    const short = await visitor.request('POST', '/api/accounts/password/reset', {
      email: 'forgot@example.com',
      code,
      password: 'abc1234',
      confirmPassword: 'abc1234',
    });
    expect(short.json().errors.password).toBe('Password must be at least 8 characters long');
    const body = { email: 'forgot@example.com', code, password: 'brand new 77', confirmPassword: 'brand new 77' };
    expect((await visitor.request('POST', '/api/accounts/password/reset', body)).json()).toEqual({ ok: true });
    expect((await visitor.request('POST', '/api/accounts/password/reset', body)).statusCode).toBe(400);
    expect((await browser.request('GET', '/api/accounts/session')).json()).toEqual({ user: null });
    expect(
      (await visitor.request('POST', '/api/accounts/login', { email: 'forgot@example.com', password: 'brand new 77' }))
        .statusCode,
    ).toBe(200);
    expect((await mails('forgot@example.com'))[0]?.subject).toContain('password was changed');
  });

  it('completes and edits a profile', async () => {
    const browser = await signedUp(api, 'profile@example.com');
    const missing = await browser.request('POST', '/api/accounts/profile/complete', {
      userType: 'lawyer',
      countryCode: '+91',
      phone: '',
    });
    expect(missing.json().errors.phone).toBe('Please enter your phone number');
    const complete = await browser.request('POST', '/api/accounts/profile/complete', {
      userType: 'lawyer',
      countryCode: '+91',
      phone: '9845012345',
    });
    expect(complete.json().user).toMatchObject({ role: 'lawyer', profileComplete: true });
    const body = {
      name: 'Asha Rao',
      countryCode: '+44',
      phone: '7700900123',
      address: '1 High Street',
      stateCode: '33',
      gstin: '',
      language: 'ta',
    };
    expect((await browser.request('PUT', '/api/accounts/profile', body)).json()).toMatchObject({
      ...body,
      userType: 'lawyer',
      hasPassword: true,
    });
    expect((await openBrowser(api).request('GET', '/api/accounts/profile')).statusCode).toBe(401);
  });

  it('changes a password and signs the other devices out', async () => {
    const here = await signedUp(api, 'change@example.com');
    const there = openBrowser(api);
    await there.request('POST', '/api/accounts/login', { email: 'change@example.com', password: goodPassword });
    const change = (currentPassword: string) =>
      here.request('POST', '/api/accounts/password/change', {
        currentPassword,
        password: 'another long 9',
        confirmPassword: 'another long 9',
      });
    expect((await change('not it')).json().errors.currentPassword).toBe('This is not your password.');
    const stolen = openBrowser(api);
    for (const [name, value] of here.cookies) stolen.cookies.set(name, value);
    expect((await change(goodPassword)).statusCode).toBe(200);
    expect((await stolen.request('GET', '/api/accounts/session')).json().user).toBeNull();
    expect((await here.request('GET', '/api/accounts/session')).json().user).not.toBeNull();
    expect((await there.request('GET', '/api/accounts/session')).json().user).toBeNull();
  });

  it('stops who guesses the password in an open session', async () => {
    const here = await signedUp(api, 'stubborn@example.com');
    const change = (currentPassword: string) =>
      here.request('POST', '/api/accounts/password/change', {
        currentPassword,
        password: 'another long 9',
        confirmPassword: 'another long 9',
      });
    for (let tries = 0; tries < 20; tries++) expect((await change(`guess ${tries}`)).statusCode).toBe(400);
    expect((await change(goodPassword)).statusCode).toBe(429);
  });

  it('lists the devices, ends one of them, and ends all', async () => {
    const here = await signedUp(api, 'devices@example.com');
    const there = openBrowser(api);
    await there.request('POST', '/api/accounts/login', { email: 'devices@example.com', password: goodPassword });
    const { sessions } = (await here.request('GET', '/api/accounts/sessions')).json<{
      sessions: { id: string; current: boolean }[];
    }>();
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = sessions.find(({ current }) => !current)?.id;
    expect((await here.request('DELETE', `/api/accounts/sessions/${other}`)).statusCode).toBe(200);
    expect((await there.request('GET', '/api/accounts/session')).json().user).toBeNull();
    expect((await here.request('DELETE', '/api/accounts/sessions')).statusCode).toBe(200);
    expect((await here.request('GET', '/api/accounts/session')).json().user).toBeNull();
  });

  it('does not let a person end the session of another', async () => {
    const one = await signedUp(api, 'one@example.com');
    const other = await signedUp(api, 'other@example.com');
    const { sessions } = (await one.request('GET', '/api/accounts/sessions')).json();
    expect((await other.request('DELETE', `/api/accounts/sessions/${sessions[0].id}`)).statusCode).toBe(404);
    expect((await one.request('GET', '/api/accounts/session')).json().user).not.toBeNull();
  });

  it('exports what is kept, without secrets, and deletes the account', async () => {
    const browser = await signedUp(api, 'leaving@example.com');
    const exported = await browser.request('GET', '/api/accounts/export');
    expect(exported.headers['content-disposition']).toContain('attachment');
    expect(exported.json()).toMatchObject({
      account: { email: 'leaving@example.com', consentVersion: expect.any(String) },
      billing: { invoices: [] },
      sessions: [expect.any(Object)],
    });
    expect(exported.body).not.toMatch(/passwordHash|token"/);
    expect((await browser.request('DELETE', '/api/accounts', { password: 'wrong' })).statusCode).toBe(400);
    expect((await browser.request('DELETE', '/api/accounts', { password: goodPassword })).json()).toEqual({ ok: true });
    expect(
      (
        await openBrowser(api).request('POST', '/api/accounts/login', {
          email: 'leaving@example.com',
          password: goodPassword,
        })
      ).statusCode,
    ).toBe(401);
    expect((await mails('leaving@example.com'))[0]?.text).toContain('tax law');
  });

  it('knows no person behind a forged cookie, nor behind an account that was switched off', async () => {
    const browser = await signedUp(api, 'off@example.com');
    const forged = openBrowser(api);
    for (const [name, value] of browser.cookies)
      forged.cookies.set(name, name === 'account.session_token' ? `${value.slice(0, -6)}AAAAAA` : value);
    expect((await forged.request('GET', '/api/accounts/session')).json()).toEqual({ user: null });
    await api.platform.database.query("update app_user set active = false where email = 'off@example.com'");
    expect((await browser.request('GET', '/api/accounts/session')).json()).toEqual({ user: null });
    expect(
      (
        await openBrowser(api).request('POST', '/api/accounts/login', {
          email: 'off@example.com',
          password: goodPassword,
        })
      ).statusCode,
    ).toBe(403);
  });

  it('says that Google is not offered where no client id is set', async () => {
    const response = await openBrowser(api).request('GET', '/api/accounts/google');
    expect([response.statusCode, response.json().detail]).toEqual([
      501,
      'Google sign-in is not available here. Please use your email and password.',
    ]);
  });
});

describe('the first administrator', () => {
  it.each([
    ['sample data', { SAMPLE_DATA: '1' }, 'admin@example.com', 'admin123', 200],
    ['no sample data', { SAMPLE_DATA: '0' }, 'admin@example.com', 'admin123', 401],
    [
      'an address of their own',
      { SAMPLE_DATA: '0', ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'only I know it' },
      'chief@example.com',
      'only I know it',
      200,
    ],
  ])('with %s', async (_what, environment, email, password, status) => {
    const api = await startTestApi({ modules: [mailboxModule, accountsModule, createBillingModule()], environment });
    const login = await openBrowser(api).request('POST', '/api/accounts/login', { email, password });
    expect(login.statusCode).toBe(status);
    if (status === 200) expect(login.json().user).toMatchObject({ role: 'admin', profileComplete: true });
    await api.close();
  });
});

describe('Google', () => {
  it('sends a person there with a state of their own, where a client id is configured', async () => {
    const api = await startTestApi({
      modules: [mailboxModule, accountsModule, createBillingModule()],
      environment: {
        GOOGLE_CLIENT_ID: 'client-id',
        GOOGLE_CLIENT_SECRET: 'client-secret',
        SITE_URL: 'https://law.example',
      },
    });
    const browser = openBrowser(api);
    const response = await browser.request('GET', '/api/accounts/google');
    const target = new URL(String(response.headers.location));
    expect([
      response.statusCode,
      target.host,
      target.searchParams.get('client_id'),
      target.searchParams.get('redirect_uri'),
    ]).toEqual([303, 'accounts.google.com', 'client-id', 'https://law.example/api/accounts/oauth/callback/google']);
    expect(target.searchParams.get('state')).toBeTruthy();
    const forged = await openBrowser(api).request('GET', '/api/accounts/oauth/callback/google?code=abc&state=forged');
    expect(forged.statusCode).toBe(303);
    expect(forged.cookies.some(({ name }) => name === 'account.session_token')).toBe(false);
    await api.close();
  });
});
