import { contactModule } from '../../contact/contact-module';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { mailboxModule } from '../mail/mailbox-module';

describe('problem answers', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [contactModule, mailboxModule] });
  });
  afterAll(() => api.close());

  it.each([
    ['an unknown path', { method: 'GET', url: '/api/nothing-here' }, 404],
    [
      'a body that is not JSON',
      { method: 'POST', url: '/api/contact', headers: { 'content-type': 'application/json' }, payload: '{oops' },
      400,
    ],
    [
      'a plain text body',
      { method: 'POST', url: '/api/contact', headers: { 'content-type': 'text/plain' }, payload: 'hello' },
      400,
    ],
    ['an address with half of a letter', { method: 'GET', url: '/api/%E0%A' }, 400],
    [
      'a form that breaks off',
      {
        method: 'POST',
        url: '/api/contact',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x\r\ncontent-disposition: form-data\r\n\r\n{}',
      },
      400,
    ],
    ['an empty form', { method: 'POST', url: '/api/contact', payload: {} }, 400],
    [
      'cookies sent by another site',
      {
        method: 'POST',
        url: '/api/contact',
        headers: { cookie: 'visitor=x', origin: 'https://evil.example' },
        payload: {},
      },
      403,
    ],
  ] as const)('answers %s as problem+json', async (_what, request, status) => {
    const response = await api.app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({
      type: 'about:blank',
      status,
      title: expect.any(String),
      detail: expect.any(String),
    });
  });

  it('names the refused fields', async () => {
    const response = await api.app.inject({ method: 'POST', url: '/api/contact', payload: { email: 'nobody' } });
    expect(response.json().errors).toEqual({ email: 'Please enter a valid email address' });
  });

  it('lets a browser of our own site through, and keeps and mails the message once', async () => {
    const form = new FormData();
    form.set('firstName', 'Asha');
    form.set('email', 'asha@example.com');
    form.set('message', 'Hello there');
    const sent = await api.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { cookie: 'visitor=x', host: 'localhost:3000', origin: 'http://localhost:3000' },
      payload: form,
    });
    expect(sent.statusCode).toBe(200);
    const mailbox = await api.app.inject('/api/dev/mailbox');
    expect(mailbox.json()).toEqual([
      expect.objectContaining({
        subject: expect.stringContaining('Asha'),
        text: expect.stringContaining('Hello there'),
      }),
    ]);
  });

  it('thanks a program that fills the hidden field and forgets what it wrote', async () => {
    const before = (await api.app.inject('/api/dev/mailbox')).json().length;
    const sent = await api.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { email: 'bot@example.com', message: 'buy', website: 'spam.example' },
    });
    expect(sent.statusCode).toBe(200);
    expect((await api.app.inject('/api/dev/mailbox')).json()).toHaveLength(before);
  });
});
