import { statusModule } from '../../status/status-module';
import { monitoringModule } from '../../monitoring/monitoring-module';
import { contactModule } from '../../contact/contact-module';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createDatabaseHealth, saysDatabaseGone } from './health';

describe('a database that does not answer', () => {
  let api: TestApi;
  let answers = true;
  let freeze = false;
  const health = createDatabaseHealth(() => (answers ? Promise.resolve() : Promise.reject(new Error('late'))));
  const message = { firstName: 'Asha', email: 'asha@example.com', message: 'Hello' };
  const send = () => api.app.inject({ method: 'POST', url: '/api/contact', payload: message });
  const ready = async () => (await api.app.inject('/readyz')).statusCode;

  beforeAll(async () => {
    api = await startTestApi({
      modules: [statusModule, monitoringModule, contactModule],
      adapt: (platform) => ({
        ...platform,
        health,
        mail: { ...platform.mail, send: (mail) => (freeze ? new Promise(() => undefined) : platform.mail.send(mail)) },
      }),
    });
    api.platform.lifecycle.becomeReady();
  });
  afterAll(() => api.close());

  it('gives a sentence to those who wait for it and to those who come, and recovers by itself', async () => {
    freeze = true;
    const waiting = send();
    await new Promise((resolve) => setImmediate(resolve));
    answers = false;
    await health.look();
    for (const response of [await waiting, await send()]) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.json()).toMatchObject({
        failing: 'database',
        detail: expect.stringMatching(/^The database .+\.$/),
      });
    }
    expect([await ready(), (await api.app.inject('/livez')).statusCode]).toEqual([503, 200]);

    freeze = false;
    answers = true;
    await health.look();
    expect([(await send()).statusCode, await ready()]).toEqual([200, 200]);
  });

  it('is known by what the driver says, also inside an error of another library', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect(saysDatabaseGone(new Error('Failed query', { cause: refused }))).toBe(true);
    expect(saysDatabaseGone(Object.assign(new Error('shutting down'), { code: '57P01' }))).toBe(true);
    expect(saysDatabaseGone(Object.assign(new Error('duplicate'), { code: '23505' }))).toBe(false);
  });
});
