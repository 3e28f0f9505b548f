import { startAdminApi, type AdminApi } from '../testing/admin-api';

let api: AdminApi;
beforeAll(async () => {
  api = await startAdminApi();
});
afterAll(() => api.close());

const body = {
  code: 'diwali10',
  description: 'Festival',
  type: 'percentage',
  amount: 10,
  minimumAmount: 99.5,
  maximumAmount: 3,
  usageLimit: null,
  expiryDate: '2030-01-01',
  status: 'active',
  customers: ['Asha@Example.com'],
};
const create = (change: object = {}) =>
  api.asAdmin({ method: 'POST', url: '/api/admin/coupons', payload: { ...body, ...change } });

test('a coupon is created in upper case, found, changed, and refused a second time', async () => {
  const created = (await create()).json();
  expect(created).toMatchObject({
    code: 'DIWALI10',
    amount: 10,
    minimumAmount: 99.5,
    maximumAmount: 3,
    usedCount: 0,
    customers: ['asha@example.com'],
  });
  expect((await create()).json()).toMatchObject({ status: 400, errors: { code: 'Another coupon has this code.' } });

  const changed = await api.asAdmin({
    method: 'PUT',
    url: `/api/admin/coupons/${created.id}`,
    payload: { ...body, type: 'fixed', amount: 49.99 },
  });
  expect(changed.json()).toMatchObject({ type: 'fixed', amount: 49.99 });
  expect(
    (await api.asAdmin({ method: 'GET', url: '/api/admin/coupons?search=festi&status=active' })).json(),
  ).toMatchObject({ total: 1, rows: [{ code: 'DIWALI10' }] });

  await api.asAdmin({ method: 'PUT', url: `/api/admin/coupons/${created.id}/status`, payload: { status: 'draft' } });
  expect((await api.asAdmin({ method: 'GET', url: '/api/admin/coupons?status=active' })).json().total).toBe(0);
});

test('a percentage above 100 is refused at its field', async () => {
  expect((await create({ code: 'ALL', amount: 101 })).json()).toMatchObject({
    status: 400,
    errors: { amount: 'A percentage is 100 at most.' },
  });
});

test('deleted coupons come back when that is undone', async () => {
  const ids = await Promise.all(['ONE', 'TWO'].map(async (code) => (await create({ code })).json().id as string));
  const deleted = (await api.asAdmin({ method: 'POST', url: '/api/admin/coupons/delete', payload: { ids } })).json();
  expect((await api.asAdmin({ method: 'GET', url: '/api/admin/coupons?search=two' })).json().total).toBe(0);
  await api.asAdmin({ method: 'POST', url: '/api/admin/undo', payload: { undo: deleted.undo } });
  expect((await api.asAdmin({ method: 'GET', url: '/api/admin/coupons?search=two' })).json().total).toBe(1);
});

test('what a coupon gives is kept in other languages, also when a change does not name them', async () => {
  const translations = { hi: 'त्योहार की छूट' };
  const created = (await create({ code: 'LANG', translations })).json();
  expect(created.translations).toEqual(translations);
  const changed = await api.asAdmin({
    method: 'PUT',
    url: `/api/admin/coupons/${created.id}`,
    payload: { ...body, code: 'LANG', amount: 12 },
  });
  expect(changed.json()).toMatchObject({ amount: 12, translations });
});
