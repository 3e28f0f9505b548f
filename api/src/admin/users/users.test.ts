import { startAdminApi, type AdminApi } from '../testing/admin-api';

let api: AdminApi;
beforeAll(async () => {
  api = await startAdminApi();
});
afterAll(() => api.close());

const fields = {
  name: 'Asha Rao',
  email: 'Asha@Example.com',
  phone: '+91 98450 12345',
  role: 'Customer',
  address: '4, MG Road',
  password: 'a good one',
};
const create = (change: object = {}) =>
  api.asAdmin({ method: 'POST', url: '/api/admin/users', payload: { ...fields, ...change } });
const list = async (query = '') => (await api.asAdmin({ method: 'GET', url: `/api/admin/users?${query}` })).json();

test('a user is created, found, edited, and refused a second time', async () => {
  const created = (await create()).json();
  expect(created).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 9845012345',
    role: 'Customer',
    active: true,
    plan: 'Free',
  });
  expect((await create()).json()).toMatchObject({
    status: 400,
    errors: { email: 'Another user has this e-mail address.' },
  });

  const edited = await api.asAdmin({
    method: 'PUT',
    url: `/api/admin/users/${created.id}`,
    payload: { ...fields, role: 'Lawyer', password: '' },
  });
  expect(edited.json()).toMatchObject({ role: 'Lawyer' });
  expect(await list('search=ASHA&role=Lawyer')).toMatchObject({ total: 1 });
  expect(await list('role=Customer')).toMatchObject({ total: 0 });
});

test('nobody is made an administrator here, and a common password is refused', async () => {
  expect((await create({ email: 'x@example.com', role: 'Admin' })).json().errors).toHaveProperty('role');
  expect((await create({ email: 'x@example.com', password: 'password' })).json().errors).toHaveProperty('password');
  expect(await list('search=x@example.com')).toMatchObject({ total: 0 });
});

test('switching a user off ends the sessions; a bulk change can be undone', async () => {
  const { id } = (await create({ email: 'ravi@example.com' })).json();
  await api.platform.database.query(
    `insert into user_session (id, token, user_id, expires_at) values ('s1', 't1', $1, now() + interval '1 day')`,
    [id],
  );
  await api.asAdmin({ method: 'PUT', url: `/api/admin/users/${id}/active`, payload: { active: false } });
  expect(await api.platform.database.query('select 1 from user_session')).toHaveLength(0);
  expect(await list('status=inactive')).toMatchObject({ total: 1, rows: [{ email: 'ravi@example.com' }] });

  const bulk = (
    await api.asAdmin({ method: 'POST', url: '/api/admin/users/bulk', payload: { ids: [id], action: 'activate' } })
  ).json();
  expect(await list('status=inactive')).toMatchObject({ total: 0 });
  await api.asAdmin({ method: 'POST', url: '/api/admin/undo', payload: { undo: bulk.undo } });
  expect(await list('status=inactive')).toMatchObject({ total: 1 });
});

test('users are sorted, paged and exported', async () => {
  for (const name of ['Chitra', 'Bala', 'Deepa']) await create({ name, email: `${name}@example.com` });
  expect((await list('sort=name&order=asc&pageSize=2&page=2')).rows.map(({ name }: { name: string }) => name)).toEqual([
    'Bala',
    'Chitra',
  ]);
  const file = await api.asAdmin({ method: 'GET', url: '/api/admin/users/export?search=chitra' });
  expect(file.headers['content-disposition']).toContain('filename="users.csv"');
  expect(file.body).toMatch(
    /^\uFEFFName,Email,Phone,Role,Status,Created,Last Login,Address\r\nChitra,chitra@example.com,\+91 9845012345,Customer,Active,\d{4}-\d\d-\d\d,,"4, MG Road"\r\n$/,
  );
});

test('a new password may be asked for', async () => {
  const { id } = (await create({ email: 'reset@example.com' })).json();
  expect((await api.asAdmin({ method: 'POST', url: `/api/admin/users/${id}/reset-password` })).statusCode).toBe(200);
  const [mail] = await api.platform.database.query<{ recipient: string; code: string }>(
    `select recipient, code from dev_mail where recipient = 'reset@example.com'`,
  );
  expect(mail?.code).toMatch(/^\d{6}$/);
});

test('a user is shown with plan, invoices and use', async () => {
  const { id } = (await create({ email: 'detail@example.com' })).json();
  await api.platform.database.query(
    `insert into daily_usage (who, day, questions) values ($1, ($2::timestamptz at time zone 'Asia/Kolkata')::date, 3)`,
    [`user:${id}`, api.platform.now()],
  );
  expect((await api.asAdmin({ method: 'GET', url: `/api/admin/users/${id}` })).json()).toMatchObject({
    subscription: null,
    invoices: [],
    usage: { questionsToday: 3, questionsThisMonth: 3, conversations: 0 },
  });
});

describe('the way into an account', () => {
  const mailsTo = async (recipient: string): Promise<string[]> =>
    (
      await api.platform.database.query<{ subject: string }>(
        'select subject from dev_mail where recipient = $1 order by id',
        [recipient],
      )
    ).map(({ subject }) => subject);
  const change = (id: string, payload: object) =>
    api.asAdmin({ method: 'PUT', url: `/api/admin/users/${id}`, payload: { ...fields, ...payload } });
  const hashOf = (id: string) =>
    api.platform.database.query('select password from user_credential where user_id = $1', [id]);

  test('of an administrator is changed by nobody else: a code goes to their own address', async () => {
    const email = 'colleague@example.com';
    const { id } = (await create({ email })).json();
    await api.asAdmin({ method: 'PUT', url: `/api/admin/users/${id}/staff-role`, payload: { staffRole: 'owner' } });
    const before = await hashOf(id);
    const kept = { email, role: 'Admin', password: '' };
    expect((await change(id, { ...kept, password: 'a new good one' })).json().errors).toEqual({
      password: expect.stringContaining('Reset Password'),
    });
    expect((await change(id, { ...kept, email: 'thief@example.com' })).json().errors).toHaveProperty('email');
    expect(await hashOf(id)).toEqual(before);
    expect((await change(id, { ...kept, name: 'A Colleague' })).json()).toMatchObject({ name: 'A Colleague', email });
    expect((await api.asAdmin({ method: 'POST', url: `/api/admin/users/${id}/reset-password` })).statusCode).toBe(200);
    expect(await mailsTo(email)).toEqual(['Your code for a new password']);
    const trail = (await api.asAdmin({ url: `/api/admin/audit?search=${email}&order=asc` })).json().rows;
    expect(trail.map(({ action }: { action: string }) => action)).toEqual([
      'user.create',
      'user.staff-role',
      'user.update',
      'user.reset-password',
    ]);
  });

  test('of a customer is changed with a mail to them, at the old and the new address', async () => {
    const email = 'helped@example.com';
    const { id } = (await create({ email })).json();
    await api.platform.database.query(
      `insert into user_session (id, token, user_id, expires_at) values ('s2', 't2', $1, now() + interval '1 day')`,
      [id],
    );
    expect((await change(id, { email: 'moved@example.com', password: 'a new good one' })).statusCode).toBe(200);
    expect(await mailsTo(email)).toEqual([expect.stringMatching(/e-mail address .* was changed/)]);
    expect((await mailsTo('moved@example.com')).sort()).toEqual([
      expect.stringMatching(/e-mail address .* was changed/),
      expect.stringMatching(/password was changed/),
    ]);
    expect(await api.platform.database.query('select 1 from user_session where user_id = $1', [id])).toEqual([]);
  });
});
