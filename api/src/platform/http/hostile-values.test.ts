import { startTestApi, type TestApi } from '../../testing/test-api';
import { modules } from '../../modules';
import { orderAndPage } from '../../admin/paging';
import { holdsUnstorable } from './refuse-unstorable';

describe('values that no database can keep', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: modules.filter(({ name }) => name !== 'knowledge') });
  });
  afterAll(() => api.close());

  const half = '\ud800';
  it.each([
    ['POST', '/api/chat', { question: 'a\u0000b' }],
    ['POST', '/api/chat', { question: `a${half}b` }],
    ['POST', '/api/contact', { firstName: 'A', email: 'a@example.com', message: `x\u0000` }],
    ['POST', '/api/accounts/login', { email: 'a@example.com', password: 'x\u0000y', remember: false }],
    ['GET', '/api/conversations?search=%00', undefined],
    ['GET', '/api/shared/a%00b', undefined],
    ['GET', '/api/messages/%00/pdf', undefined],
  ] as const)('%s %s %j is refused with 400', async (method, url, payload) => {
    const response = await api.app.inject({ method, url, ...(payload ? { payload } : {}) });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  it('a form of the contact page with such a value is refused too', async () => {
    const form = new FormData();
    form.set('firstName', 'Asha');
    form.set('email', 'asha@example.com');
    form.set('message', 'Hello\u0000there');
    expect((await api.app.inject({ method: 'POST', url: '/api/contact', payload: form })).statusCode).toBe(400);
  });

  it('finds them at any depth and in names', () => {
    let deep: unknown = '\u0000';
    for (let depth = 0; depth < 20_000; depth++) deep = [deep];
    expect(holdsUnstorable(deep)).toBe(true);
    expect(holdsUnstorable({ 'a\u0000': 1 })).toBe(true);
    expect(holdsUnstorable({ letter: 'ரு 😀', nothing: null, list: [undefined, 1] })).toBe(false);
  });

  it.each(['garbage', 'MjAyNi05OS05OVQxMjowMDowMFogLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0t'])(
    'a cursor that was never given (%s) is refused',
    async (cursor) => {
      expect((await api.app.inject(`/api/conversations?cursor=${cursor}`)).statusCode).toBe(400);
    },
  );

  it('a form where JSON is expected is refused as such', async () => {
    const form = new FormData();
    form.set('email', 'asha@example.com');
    const response = await api.app.inject({ method: 'POST', url: '/api/accounts/login', payload: form });
    expect([response.statusCode, response.json().detail]).toEqual([415, 'Send the body as JSON.']);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('a table is never sorted by %s', (sort) => {
    const end = orderAndPage({ page: 1, pageSize: 10, sort, order: 'asc' }, { name: 'u.name' }, 'name', 'u.id');
    expect(end).toBe('order by u.name asc nulls last, u.id asc limit 10 offset 0');
  });

  it.each(['/api/usage', '/api/conversations', '/api/accounts/session'])(
    '%s is kept by nobody on the way',
    async (url) => {
      expect((await api.app.inject(url)).headers['cache-control']).toContain('no-store');
    },
  );
});
