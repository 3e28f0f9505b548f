import { contactModule } from '../../contact/contact-module';
import { statusModule } from '../../status/status-module';
import { startTestApi, type TestApi } from '../../testing/test-api';

describe('limits and headers of requests', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [statusModule, contactModule], environment: { RATE_LIMIT_PER_MINUTE: '3' } });
  });
  afterAll(() => api.close());

  it('lets no script run that was not built, and names each request', async () => {
    const response = await api.app.inject({ url: '/api/status', remoteAddress: '10.0.0.1' });
    expect(response.json()).toMatchObject({ status: 'ok', answers: 'built-in' });
    expect(response.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses an address that asks too often, and no other one', async () => {
    const ask = (remoteAddress: string) => api.app.inject({ url: '/api/status', remoteAddress });
    const statuses = [await ask('10.0.0.2'), await ask('10.0.0.2'), await ask('10.0.0.2'), await ask('10.0.0.2')].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask('10.0.0.3')).statusCode).toBe(200);
  });

  it('describes its calls', async () => {
    const document = (await api.app.inject({ url: '/api/openapi.json', remoteAddress: '10.0.0.4' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/status', '/api/contact']));
  });
});
