import { adminDownloads, adminRoutes } from 'shared-contracts/calls/admin/routes';
import { startAdminApi, type AdminApi } from './testing/admin-api';

let api: AdminApi;
beforeAll(async () => {
  api = await startAdminApi();
});
afterAll(() => api.close());

const calls = Object.values(adminRoutes).map(({ method, path }) => [method, path.replace(/:\w+/g, 'x')] as const);
const downloads = [adminDownloads.file('x'), adminDownloads.proof('x'), adminDownloads.invoicePdf('x')].map(
  (path) => ['GET', path] as const,
);

test.each([...calls, ...downloads])('%s %s is for administrators only', async (method, url) => {
  expect((await api.app.inject({ method, url })).statusCode).toBe(401);
  expect((await api.asCustomer({ method, url })).statusCode).toBe(403);
});

test('a change is written into the audit trail, which cannot be changed', async () => {
  await api.asAdmin({
    method: 'PUT',
    url: '/api/admin/settings/email',
    payload: {
      smtpServer: 'mail.example.com',
      smtpPort: 587,
      smtpUsername: 'post',
      smtpPassword: 'hunter22',
      fromEmail: 'post@example.com',
      fromName: 'Post',
    },
  });
  const { rows } = (await api.asAdmin({ method: 'GET', url: '/api/admin/audit' })).json();
  expect(rows[0]).toMatchObject({
    actor: 'admin@example.com',
    action: 'settings.email',
    after: { smtpPassword: 'changed', smtpServer: 'mail.example.com' },
  });
  await expect(api.platform.database.query('update audit_entry set actor = $1', ['nobody'])).rejects.toThrow(
    'cannot be changed',
  );
  await expect(api.platform.database.query('delete from audit_entry')).rejects.toThrow('cannot be changed');
});

test('a mail password is never sent back, and stays when the field is left empty', async () => {
  const body = {
    smtpServer: 'mail.example.com',
    smtpPort: 2525,
    smtpUsername: 'post',
    smtpPassword: '',
    fromEmail: 'post@example.com',
    fromName: 'Post',
  };
  const saved = await api.asAdmin({ method: 'PUT', url: '/api/admin/settings/email', payload: body });
  expect(saved.json()).toEqual({
    smtpServer: 'mail.example.com',
    smtpPort: 2525,
    smtpUsername: 'post',
    smtpPasswordSet: true,
    fromEmail: 'post@example.com',
    fromName: 'Post',
  });
  expect(JSON.stringify(await api.platform.database.query('select value from admin_setting'))).not.toContain(
    'hunter22',
  );
});

test('messages of the contact form are listed, filtered and marked', async () => {
  await api.platform.database.query(
    `insert into contact_message (name, email, message) values ('Asha', 'asha@example.com', 'Rent question'), ('Ravi', 'ravi@example.com', '100% wages')`,
  );
  const found = (await api.asAdmin({ method: 'GET', url: '/api/admin/contact-messages?search=100%25' })).json();
  expect(found).toMatchObject({ total: 1, rows: [{ firstName: 'Ravi', handled: false }] });
  await api.asAdmin({
    method: 'PUT',
    url: `/api/admin/contact-messages/${found.rows[0].id}`,
    payload: { handled: true },
  });
  expect((await api.asAdmin({ method: 'GET', url: '/api/admin/contact-messages?status=open' })).json()).toMatchObject({
    total: 1,
    rows: [{ firstName: 'Asha' }],
  });
});

test('the dashboard counts what is there, day by day', async () => {
  await api.platform.database.query(
    `insert into question_count (day, asked, unanswered) values (($1::timestamptz at time zone 'Asia/Kolkata')::date, 7, 2)`,
    [api.platform.now()],
  );
  await api.platform.database.query(
    `insert into review_item (kind, question, answer, language, asked_at) values ('unanswered', 'What about kites?', 'I do not know.', 'en', now())`,
  );
  const dashboard = (await api.asAdmin({ method: 'GET', url: '/api/admin/dashboard?period=thisMonth' })).json();
  expect(dashboard).toMatchObject({
    period: 'thisMonth',
    users: { total: 0 },
    earnings: { totalPaise: 0, changePercent: null },
    unanswered: 1,
    thumbsDown: 0,
  });
  expect(dashboard.questions.at(-1)).toMatchObject({ value: 7 });
});

test('the same question in other words of the same kind stands once, and is closed with those like it', async () => {
  await api.platform.database.query(
    `insert into review_item (kind, question, answer, language, asked_at)
     select 'unanswered', question, 'I do not know.', 'en', now() from unnest(array['May drones fly?', 'may drones  fly', 'Fly, may drones?']) question`,
  );
  const list = (search: string) =>
    api
      .asAdmin({ method: 'GET', url: `/api/admin/review-items?status=all&search=${search}` })
      .then((all) => all.json());
  const { rows, total, quality } = await list('drones');
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({ alike: 3, status: 'open' });
  expect(quality).toMatchObject({ unanswered: expect.any(Number), byLanguage: expect.any(Array) });
  await api.asAdmin({
    method: 'PUT',
    url: `/api/admin/review-items/${rows[0].id}`,
    payload: { status: 'done', note: '' },
  });
  expect((await list('drones')).rows).toMatchObject([{ alike: 3, status: 'done' }]);
});

test('a question without an answer is worked through', async () => {
  const [item] = (await api.asAdmin({ method: 'GET', url: '/api/admin/review-items?search=kites' })).json().rows;
  const closed = await api.asAdmin({
    method: 'PUT',
    url: `/api/admin/review-items/${item.id}`,
    payload: { status: 'done', note: 'A guide was written.' },
  });
  expect(closed.json()).toMatchObject({ status: 'done', note: 'A guide was written.' });
  expect((await api.asAdmin({ method: 'GET', url: '/api/admin/review-items' })).json().total).toBe(0);
});

test('the search finds screens and rows', async () => {
  await api.asAdmin({
    method: 'POST',
    url: '/api/admin/users',
    payload: { name: 'Coupon Kumar', email: 'kumar@example.com' },
  });
  const { hits } = (await api.asAdmin({ method: 'GET', url: '/api/admin/search?q=coupon' })).json();
  expect(hits).toEqual([
    expect.objectContaining({ kind: 'screen', title: 'Coupons' }),
    expect.objectContaining({ kind: 'user', title: 'Coupon Kumar' }),
  ]);
});

test('notification switches decide which mails are sent, and each mail can be previewed', async () => {
  const flags = (await api.asAdmin({ method: 'GET', url: '/api/admin/settings/notifications' })).json();
  expect(flags).toEqual({
    subscriptionReminder: true,
    paymentReminder: true,
    newUserNotification: true,
    fileUploadNotification: false,
    lowCreditAlert: true,
    monthlyReport: true,
  });
  await api.asAdmin({
    method: 'PUT',
    url: '/api/admin/settings/notifications',
    payload: { ...flags, monthlyReport: false },
  });
  expect((await api.asAdmin({ method: 'GET', url: '/api/admin/settings/notifications' })).json()).toMatchObject({
    monthlyReport: false,
  });
  for (const name of Object.keys(flags))
    expect(
      (await api.asAdmin({ method: 'GET', url: `/api/admin/settings/notifications/${name}/preview` })).json(),
    ).toMatchObject({ subject: expect.any(String), html: expect.stringContaining('<html') });
});

test('payment secrets are said to be set, never sent back', async () => {
  const gateway = {
    name: 'razorpay',
    active: true,
    apiKey: 'rzp_test_1',
    secretKey: 'very-secret',
    webhookSecret: 'also-secret',
    webhookUrl: '',
    testMode: true,
  };
  const saved = await api.asAdmin({
    method: 'PUT',
    url: '/api/admin/settings/payments',
    payload: { gateways: [gateway] },
  });
  expect(saved.json().gateways).toContainEqual(
    expect.objectContaining({ name: 'razorpay', secretKeySet: true, webhookSecretSet: true }),
  );
  const everything = JSON.stringify([
    saved.json(),
    (await api.asAdmin({ method: 'GET', url: '/api/admin/audit' })).json(),
    await api.platform.database.query('select * from payment_gateway'),
  ]);
  expect(everything).not.toMatch(/very-secret|also-secret/);
});
