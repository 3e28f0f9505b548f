import { contactModule } from '../../contact/contact-module';
import { startTestApi, type TestApi } from '../../testing/test-api';

describe('changes that carry a cookie', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      modules: [contactModule],
      environment: { SITE_URL: 'https://law.example', ALLOWED_ORIGINS: 'https://app.example' },
    });
  });
  afterAll(() => api.close());

  it.each([
    ['the public address, though a proxy names another host', 'https://law.example', 'api:3000', true],
    ['an allowed origin', 'https://app.example', 'api:3000', true],
    ['the host that was asked, with its port', 'http://localhost:3000', 'localhost:3000', true],
    ['the same host on another port', 'http://localhost:3001', 'localhost:3000', false],
    ['a host that begins like ours', 'https://law.example.evil.example', 'api:3000', false],
    ['another site', 'https://evil.example', 'law.example', false],
  ])('from %s', async (_what, origin, host, accepted) => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { cookie: 'visitor=x', origin, host },
      payload: {},
    });
    expect(statusCode === 403).toBe(!accepted);
  });
});
