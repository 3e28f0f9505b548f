import { seedPlans } from '../../billing/plans/seed-plans';
import { startAdminApi, type AdminApi } from '../testing/admin-api';

let api: AdminApi;
beforeAll(async () => {
  api = await startAdminApi({ jobs: true });
  await seedPlans(api.platform.database.db, false);
  await api.asAdmin({
    method: 'POST',
    url: '/api/admin/users',
    payload: { name: 'Asha Rao', email: 'asha@example.com', role: 'Customer' },
  });
});
afterAll(() => api.close());

const plans = async () =>
  (await api.asAdmin({ method: 'GET', url: '/api/admin/plans' })).json().plans as { id: string; name: string }[];
const planNamed = async (name: string) => (await plans()).find((plan) => plan.name === name);
/** One dot. */
const png = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
]);

async function assign(fields: Record<string, string>, proof: Blob | null = png) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (proof) form.set('proof', proof, 'receipt.png');
  return api.asAdmin({ method: 'POST', url: '/api/admin/subscriptions', payload: form });
}

test('a plan is created, changed, switched off, deleted and brought back', async () => {
  const body = {
    userType: 'customer',
    name: 'Student',
    monthlyPricePaise: 9900,
    yearlyPricePaise: 8900,
    features: 'One\nTwo',
  };
  const plan = (await api.asAdmin({ method: 'POST', url: '/api/admin/plans', payload: body })).json();
  expect(plan).toMatchObject({ slug: 'student', periodDays: 30, status: true });
  expect((await api.asAdmin({ method: 'POST', url: '/api/admin/plans', payload: body })).json().errors).toHaveProperty(
    'name',
  );
  expect(
    (
      await api.asAdmin({ method: 'PUT', url: `/api/admin/plans/${plan.id}/active`, payload: { active: false } })
    ).json(),
  ).toMatchObject({ status: false });
  const { undo } = (await api.asAdmin({ method: 'DELETE', url: `/api/admin/plans/${plan.id}` })).json();
  expect(await planNamed('Student')).toBeUndefined();
  await api.asAdmin({ method: 'POST', url: '/api/admin/undo', payload: { undo } });
  expect(await planNamed('Student')).toBeDefined();
});

test('an assigned plan runs, keeps its proof, and gets an invoice with 18 % GST', async () => {
  const pro = await planNamed('Pro');
  const assigned = await assign({
    userEmail: 'asha@example.com',
    planId: pro?.id ?? '',
    duration: 'monthly',
    startDate: new Date().toISOString().slice(0, 10),
    paymentMethod: 'offline',
    transactionId: 'CASH-1',
  });
  expect(assigned.json()).toMatchObject({
    user: 'Asha Rao',
    plan: 'Pro',
    status: 'active',
    paymentMethod: 'offline',
    transactionId: 'CASH-1',
    hasProof: true,
    invoiceNumbers: [expect.stringMatching(/^INV\/\d\d-\d\d\/000001$/)],
  });
  const proof = await api.asAdmin({ method: 'GET', url: `/api/admin/subscriptions/${assigned.json().id}/proof` });
  expect(proof.headers['content-type']).toBe('image/png');
  expect(
    (await api.asAdmin({ method: 'GET', url: '/api/admin/subscriptions?search=ASHA&status=active' })).json(),
  ).toMatchObject({ total: 1, rows: [{ plan: 'Pro' }] });

  const report = (await api.asAdmin({ method: 'GET', url: '/api/admin/invoices?search=asha' })).json();
  expect(report).toMatchObject({
    total: 1,
    rows: [{ customer: 'Asha Rao', amountPaise: 19_900, gstPaise: 3_582, totalPaise: 23_482, status: 'paid' }],
    summary: { revenuePaise: 23_482, gstPaise: 3_582, netPaise: 19_900 },
  });
  const csv = await api.asAdmin({
    method: 'GET',
    url: '/api/admin/invoices/export?format=csv&period=thisYear&search=asha&status=all',
  });
  expect(csv.body).toContain(',199,35.82,234.82,paid');
  const xlsx = await api.asAdmin({
    method: 'GET',
    url: '/api/admin/invoices/export?format=xlsx&period=thisYear&search=&status=all',
  });
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await api.asAdmin({ method: 'GET', url: '/api/admin/users?search=asha' })).json().rows[0]).toMatchObject({
    plan: 'Pro',
  });
});

test.each([
  ['an unknown user', { userEmail: 'nobody@example.com' }, png, 'userEmail'],
  ['a start date that is long past', { startDate: '2020-01-01' }, png, 'startDate'],
  ['a proof that is no picture', {}, new Blob(['MZ program']), 'proof'],
])('an assignment with %s is refused at its field, and changes nothing', async (_, change, proof, field) => {
  const pro = await planNamed('Pro');
  const before = (await api.asAdmin({ method: 'GET', url: '/api/admin/subscriptions' })).json().total;
  const answer = await assign(
    {
      userEmail: 'asha@example.com',
      planId: pro?.id ?? '',
      startDate: new Date().toISOString().slice(0, 10),
      paymentMethod: 'online',
      ...change,
    },
    proof,
  );
  expect(answer.json().errors).toHaveProperty(field);
  expect((await api.asAdmin({ method: 'GET', url: '/api/admin/subscriptions' })).json().total).toBe(before);
});
