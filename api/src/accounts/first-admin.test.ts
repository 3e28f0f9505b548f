import { hashPassword } from 'better-auth/crypto';
import { readConfig } from '../config';
import { StartError } from '../platform/start-error';
import { productionEnvironment } from '../testing/production-environment';
import { startTestApi, testConfig, type TestApi } from '../testing/test-api';
import { ensureAdmin } from './first-admin';
import { setPasswordHash, updateUser, userByEmail } from './user-store';

describe('the first administrator', () => {
  let api: TestApi;
  const production = readConfig(productionEnvironment);
  beforeAll(async () => {
    api = await startTestApi({ modules: [] });
  });
  afterAll(() => api.close());

  it('keeps production from starting while the one of the sample data can sign in with the known password', async () => {
    const { db } = api.platform.database;
    await ensureAdmin(db, testConfig({ SAMPLE_DATA: '1' }));
    await expect(ensureAdmin(db, production)).rejects.toThrow(StartError);
    expect(await userByEmail(db, productionEnvironment.ADMIN_EMAIL)).toBeNull();

    const sample = await userByEmail(db, 'admin@example.com');
    await setPasswordHash(db, sample?.id ?? '', await hashPassword('changed since then'));
    await ensureAdmin(db, production);
    expect(await userByEmail(db, productionEnvironment.ADMIN_EMAIL)).toMatchObject({ role: 'admin' });
  });

  it('does not mind one that is switched off', async () => {
    const { db } = api.platform.database;
    const sample = await userByEmail(db, 'admin@example.com');
    await setPasswordHash(db, sample?.id ?? '', await hashPassword('admin123'));
    await updateUser(db, sample?.id ?? '', { active: false });
    await expect(ensureAdmin(db, production)).resolves.toBeUndefined();
  });
});
