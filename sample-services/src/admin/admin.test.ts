import { adminRoutes } from 'shared-contracts/calls/admin/routes';
import { adminSchemas } from 'shared-contracts/calls/admin/schemas';
import { dayInIndia } from 'shared-contracts/time/india';
import { usersCsv } from 'shared-contracts/calls/admin/exports';
import { createSimulatedAdmin } from '.';
import { installFakeStorage } from './testing/fake-storage';

installFakeStorage();

const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const admin = createSimulatedAdmin();
const all = { page: 1, pageSize: 100 } as const;

test('every call of the back office is there', () => {
  for (const name of Object.keys(adminRoutes)) expect(typeof admin[name as keyof typeof admin]).toBe('function');
});

test.each([
  ['dashboard', () => admin.dashboard({ query: {} })],
  ['bell', () => admin.bell()],
  ['search', () => admin.search({ query: { q: 'an' } })],
  ['listUsers', () => admin.listUsers({ query: all })],
  ['getUser', () => admin.getUser({ params: { id: 'sample-user-1' } })],
  ['listPlans', () => admin.listPlans()],
  ['listSubscriptions', () => admin.listSubscriptions({ query: all })],
  ['getSubscription', () => admin.getSubscription({ params: { id: 'sample-subscription-1' } })],
  ['listInvoices', () => admin.listInvoices({ query: all })],
  ['listCoupons', () => admin.listCoupons({ query: all })],
  ['notificationSettings', () => admin.notificationSettings()],
  ['paymentSettings', () => admin.paymentSettings()],
  ['emailSettings', () => admin.emailSettings()],
  ['pricing', () => admin.pricing()],
  ['listReviewItems', () => admin.listReviewItems({ query: all })],
  ['listContactMessages', () => admin.listContactMessages({ query: all })],
  ['listAudit', () => admin.listAudit({ query: all })],
] as const)('%s answers as the contract says', async (name, call) => {
  expect(adminSchemas[name].answer.safeParse(await call()).error).toBeUndefined();
});

test('a table is searched, sorted and paged', async () => {
  const { rows, total } = await admin.listUsers({ query: { page: 2, pageSize: 3, sort: 'name', order: 'asc' } });
  expect(total).toBe(8);
  expect(rows.map(({ name }) => name)).toEqual(['Joseph Fernandes', 'Kavitha Subramanian', 'Meera Nair']);
  expect((await admin.listUsers({ query: { search: 'GHOSH' } })).rows.map(({ name }) => name)).toEqual([
    'Debashish Ghosh',
  ]);
  expect((await admin.listUsers({ query: { status: 'inactive' } })).total).toBe(2);
});

test('the totals of the invoices are those of the whole period and search', async () => {
  const { rows, summary } = await admin.listInvoices({ query: { page: 1, pageSize: 100, period: 'thisYear' } });
  expect(summary.revenuePaise).toBe(rows.reduce((sum, row) => sum + row.totalPaise, 0));
  expect(summary.revenuePaise).toBe(summary.netPaise + summary.gstPaise);
  const paged = await admin.listInvoices({ query: { page: 1, pageSize: 2, period: 'thisYear' } });
  expect(paged.summary).toEqual(summary);
});

test('the status toggle of a plan and an assignment are only logged', async () => {
  const before = await admin.listPlans();
  await admin.setPlanActive({ params: { id: 'sample-plan-basic' }, body: { active: false } });
  expect(await admin.listPlans()).toEqual(before);
  expect(log).toHaveBeenCalledWith('Plan status', { id: 'sample-plan-basic', active: false });

  const body = {
    userEmail: 'meera.nair@example.com',
    planId: 'sample-plan-basic',
    startDate: dayInIndia(new Date()),
    paymentMethod: 'offline',
    transactionId: 'T1',
  } as const;
  await admin.assignPlan(body, null);
  expect((await admin.listSubscriptions({ query: all })).total).toBe(6);
  expect(log).toHaveBeenCalledWith('Plan assigned', { ...body, transactionProof: null });
});

test('a second coupon with the same code is refused at its field', async () => {
  const body = { code: 'SAVE20', type: 'percentage', amount: 5, expiryDate: '2030-01-01' } as const;
  await expect(admin.createCoupon({ body })).rejects.toMatchObject({
    fields: { code: 'Another coupon has this code.' },
  });
});

test('a deleted coupon and a bulk change of users come back by undo', async () => {
  const { undo } = await admin.deleteCoupons({ body: { ids: ['sample-coupon-1'] } });
  expect((await admin.listCoupons({ query: all })).total).toBe(5);
  await admin.undo({ body: { undo: undo ?? '' } });
  expect((await admin.listCoupons({ query: all })).total).toBe(6);
  const bulk = await admin.bulkUsers({ body: { ids: ['sample-user-1', 'sample-user-2'], action: 'deactivate' } });
  expect((await admin.listUsers({ query: { status: 'inactive' } })).total).toBe(4);
  await admin.undo({ body: { undo: bulk.undo ?? '' } });
  expect((await admin.listUsers({ query: { status: 'inactive' } })).total).toBe(2);
});

test('a secret is only said to be set', async () => {
  const gateway = {
    name: 'stripe',
    active: true,
    apiKey: 'pk',
    secretKey: 'sk_very_secret',
    webhookUrl: '',
    testMode: true,
  } as const;
  const { gateways } = await admin.savePaymentSettings({ body: { gateways: [gateway] } });
  expect(gateways.find(({ name }) => name === 'stripe')).toMatchObject({ secretKeySet: true, active: true });
  expect(JSON.stringify(gateways)).not.toContain('sk_very_secret');
});

test('users.csv has the specified columns', async () => {
  const { rows } = await admin.listUsers({ query: { search: 'imran' } });
  const [header, line] = usersCsv(rows).slice(1).split('\r\n');
  expect(header).toBe('Name,Email,Phone,Role,Status,Created,Last Login,Address');
  expect(line).toMatch(
    /^Imran Qureshi,imran\.qureshi@example\.com,\+91 99080 33445,Customer,Inactive,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,"5-9-22, Basheerbagh/,
  );
});
