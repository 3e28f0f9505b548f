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
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' https:\/\/checkout\.razorpay\.com( 'sha256-[^']+')*;/);
    expect(policy).toContain("frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com;");
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.razorpay\.com [^;]*https:\/\/lumberjack\.razorpay\.com/);
    // The bank's window, which the checkout's frame opens, has to be able to answer.
    expect(response.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets no payment provider in where no payments are taken', async () => {
    const simulated = await startTestApi({ modules: [statusModule], environment: { SERVICES: 'simulated' } });
    const { headers } = await simulated.app.inject('/api/status');
    expect(headers['content-security-policy']).not.toContain('razorpay');
    await simulated.close();
  });

  it('refuses an address that asks too often, and no other one', async () => {
    const ask = (remoteAddress: string) => api.app.inject({ url: '/api/status', remoteAddress });
    const statuses = [await ask('10.0.0.2'), await ask('10.0.0.2'), await ask('10.0.0.2'), await ask('10.0.0.2')].map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask('10.0.0.3')).statusCode).toBe(200);
  });

  it.each([
    ['/%61pi/status', '10.0.1.1'],
    ['/api/%73tatus', '10.0.1.2'],
    ['/api/status?x=1', '10.0.1.3'],
  ])('counts %s like any other spelling', async (url, remoteAddress) => {
    const ask = async () => (await api.app.inject({ url, remoteAddress })).statusCode;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  });

  it('describes its calls', async () => {
    const document = (await api.app.inject({ url: '/api/openapi.json', remoteAddress: '10.0.0.4' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/status', '/api/contact']));
  });
});

describe('behind a proxy of our own', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      modules: [statusModule],
      environment: { RATE_LIMIT_PER_MINUTE: '3', TRUST_PROXY: '1' },
    });
  });
  afterAll(() => api.close());

  it('the address that the proxy appended counts, not what the caller wrote before it', async () => {
    const statuses = [];
    for (let index = 0; index < 4; index++) {
      const headers = { 'x-forwarded-for': `1.2.3.${index}, 10.0.0.9` };
      statuses.push((await api.app.inject({ url: '/api/status', headers })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('a connection that dawdles', () => {
  it('is ended within two minutes, and within seconds while it sends its head', async () => {
    const api = await startTestApi({ modules: [statusModule] });
    expect(api.app.server).toMatchObject({ requestTimeout: 120_000, headersTimeout: 15_000 });
    await api.close();
  });
});
