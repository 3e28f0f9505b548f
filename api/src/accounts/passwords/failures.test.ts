import { startTestApi, type TestApi } from '../../testing/test-api';
import { openBrowser } from '../testing/browser';
import { accountsModule } from '../accounts-module';
import { countFailure, failuresAllowed, isLocked, lockMinutes, removeOldFailures } from './failures';

const minute = 60_000;
const now = new Date('2026-11-21T06:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * minute);
const attempt = (email: string, sender = '10.0.0.1') => ({ email, sender, address: sender });

describe('wrong passwords that are kept', () => {
  let api: TestApi;
  const db = () => api.platform.database.db;
  const kept = async () =>
    (await api.platform.database.query<{ email: string }>('select email from sign_in_failure order by email')).map(
      ({ email }) => email,
    );
  beforeAll(async () => {
    api = await startTestApi({ modules: [accountsModule] });
  });
  afterAll(() => api.close());
  beforeEach(() => api.platform.database.query('delete from sign_in_failure'));

  it('go when they are old, and stay while they count', async () => {
    await countFailure(db(), attempt('old@example.com'), before(121));
    await countFailure(db(), attempt('older@example.com'), before(60 * 24 * 9));
    await countFailure(db(), attempt('just-now@example.com'), now);
    await countFailure(db(), attempt('an-hour-ago@example.com'), before(60));
    // What counts is the last one.
    await countFailure(db(), attempt('again@example.com'), before(60 * 24));
    await countFailure(db(), attempt('again@example.com'), before(1));
    await removeOldFailures(db(), before(120));
    expect(await kept()).toEqual(['again@example.com', 'an-hour-ago@example.com', 'just-now@example.com']);
  });

  it('that stop somebody stop them after the clean-up too', async () => {
    for (let tries = 0; tries < failuresAllowed; tries++)
      await countFailure(db(), attempt('guessed@example.com'), before(lockMinutes - 1));
    await removeOldFailures(db(), before(120));
    expect(await isLocked(db(), attempt('guessed@example.com'), now)).toBe(true);
  });
});

test('the hourly clean-up leaves them for two hours', async () => {
  let at = now;
  const jobs = new Map<string, (data: object, signal: AbortSignal) => Promise<void>>();
  const api = await startTestApi({
    modules: [accountsModule],
    adapt: (platform) => ({
      ...platform,
      now: () => at,
      jobs: {
        ...platform.jobs,
        add: (kind) => {
          jobs.set(kind.name, kind.run as (data: object, signal: AbortSignal) => Promise<void>);
          return Promise.resolve();
        },
      },
    }),
  });
  const count = async () => (await api.platform.database.query('select 1 from sign_in_failure')).length;
  const cleanUp = () => jobs.get('accounts-forget-codes')?.({}, new AbortController().signal);
  await openBrowser(api).request('POST', '/api/accounts/login', { email: 'a@example.com', password: 'wrong' });
  at = before(-119);
  await cleanUp();
  expect(await count()).toBe(1);
  at = before(-121);
  await cleanUp();
  expect(await count()).toBe(0);
  await api.close();
});
