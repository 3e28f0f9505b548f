import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ServiceError } from 'shared-contracts/services/service-error';
import { expectAccessible } from '../testing/axe';
import { address, dialog, field, headers, openAdmin, press, row, type } from '../testing/open-admin';
import { savedFiles } from '../testing/saved-files';

const openUsers = (options: Parameters<typeof openAdmin>[1] = {}, query = '') =>
  openAdmin(`/manage/users${query}`, options);

test('the table shows the demo users, page 1 only, without paging', async () => {
  openUsers();
  await row('Ananya Iyer');
  expect(headers()).toEqual(['', 'Name', 'Email', 'Phone', 'Role', 'Status', 'Created', 'Last Login', 'Actions']);
  expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(8);
  expect(screen.queryByRole('button', { name: 'Go to next page' })).toBeNull();
  await expectAccessible();
});

test('the status switch flips a user', async () => {
  openUsers();
  const status = () =>
    within(screen.getByText('Imran Qureshi').closest<HTMLElement>('[role=row]') as HTMLElement).getByRole('switch', {
      name: 'Status',
    });
  await row('Imran Qureshi');
  expect(status()).not.toBeChecked();
  fireEvent.click(status());
  await waitFor(() => expect(status()).toBeChecked());
  expect(status()).toBeEnabled();
});

test('the edit form has the specified fields, checks nothing, and saves', async () => {
  openUsers();
  press('Edit', await row('Joseph Fernandes'));
  const form = await dialog('Edit User');
  for (const label of ['Name', 'Email', 'Phone (optional)', 'Role', 'Address', 'Password'])
    expect(field(label, form)).toBeInTheDocument();
  const roles = within(field('Role', form))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(roles).toEqual(['Select a role', 'Customer', 'Lawyer']);
  type('Name', 'Joseph F.', form);
  type('Email', 'not an address', form);
  type('Role', 'Lawyer', form);
  press('Save Changes', form);
  const changed = await row('Joseph F.');
  expect(changed).toHaveTextContent('not an address');
  expect(changed).toHaveTextContent('Lawyer');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new user is a User until a role is chosen', async () => {
  const createUser = jest.fn().mockResolvedValue({});
  openUsers({ calls: { createUser } });
  press('Add User');
  const form = await dialog('Add User');
  type('Email', 'new@example.com', form);
  press('Create User', form);
  await waitFor(() => expect(createUser).toHaveBeenCalledTimes(1));
  expect(createUser).toHaveBeenCalledWith({
    body: expect.objectContaining({ email: 'new@example.com', role: 'User' }),
  });
});

test('Export saves users.csv', async () => {
  const saved = savedFiles();
  openUsers();
  await row('Ananya Iyer');
  press('Export');
  await waitFor(() => expect(saved.names).toEqual(['users.csv']));
  expect(await saved.text(0)).toContain(
    'Name,Email,Phone,Role,Status,Created,Last Login,Address\r\nAnanya Iyer,ananya.iyer@example.com',
  );
});

test('search, filters and sorting stand in the address and come from it', async () => {
  openUsers({}, '?search=an&status=inactive');
  await row('Imran Qureshi');
  expect(screen.queryByText('Ananya Iyer')).toBeNull();
  expect(field('Search users')).toHaveValue('an');
  type('Show', 'all');
  await row('Ananya Iyer');
  expect(address()).toBe('/manage/users?search=an');
  fireEvent.click(screen.getByRole('columnheader', { name: 'Name' }));
  await waitFor(() => expect(address()).toContain('sort=name&order=asc'));
});

test('nothing found is said as No data available', async () => {
  openUsers({}, '?search=nobody-at-all');
  expect(await screen.findByText('No data available')).toBeInTheDocument();
});

test('a failure says what is wrong and tries again', async () => {
  const listUsers = jest
    .fn()
    .mockRejectedValueOnce(new ServiceError('The database is away.', 500))
    .mockResolvedValue({ rows: [], total: 0 });
  openUsers({ calls: { listUsers } });
  expect(await screen.findByText('The database is away.')).toBeInTheDocument();
  press('Try again');
  expect(await screen.findByText('No data available')).toBeInTheDocument();
});

test('several users are deactivated together, which can be undone', async () => {
  openUsers();
  await row('Ananya Iyer');
  const boxes = screen.getAllByRole('checkbox', { name: /select row/i });
  for (const box of boxes.slice(0, 2)) fireEvent.click(box);
  press('Deactivate', screen.getByRole('group', { name: 'Chosen rows' }));
  expect(await screen.findByText('2 users deactivated.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('Inactive', { selector: '[role=gridcell] *' })).toHaveLength(4));
  press('Undo');
  await waitFor(() => expect(screen.getAllByText('Inactive', { selector: '[role=gridcell] *' })).toHaveLength(2));
});

test('details show subscription, usage and invoices; a reset asks first', async () => {
  const resetUserPassword = jest.fn().mockResolvedValue({ ok: true });
  openUsers({ calls: { resetUserPassword } });
  press('View', await row('Ananya Iyer'));
  const details = await dialog('User Details');
  for (const title of ['Subscription', 'Usage', 'Invoices'])
    expect(await within(details).findByRole('heading', { name: title })).toBeInTheDocument();
  press('Reset Password', details);
  press('Send code', await dialog('Reset password'));
  expect(
    await screen.findByText('A code to set a new password was sent to ananya.iyer@example.com.'),
  ).toBeInTheDocument();
  expect(resetUserPassword).toHaveBeenCalledWith({ params: { id: 'sample-user-1' } });
});

const chief = {
  id: 'chief',
  name: 'Chief',
  email: 'chief@example.com',
  phone: '',
  active: true,
  role: 'Admin' as const,
  staffRole: null,
  address: '',
  createdOn: '2026-01-01',
  lastLogin: null,
  plan: 'Free',
};

test('the lost second step of another administrator is reset with the own password', async () => {
  const usage = { questionsToday: 0, questionsThisMonth: 0, conversations: 0 };
  const resetSecondStep = jest
    .fn()
    .mockRejectedValueOnce(new ServiceError('This is not your password.', 400))
    .mockResolvedValue({ ok: true });
  openUsers({
    calls: {
      resetSecondStep,
      listUsers: () => Promise.resolve({ rows: [chief], total: 1 }),
      getUser: () => Promise.resolve({ ...chief, subscription: null, invoices: [], secondStep: true, usage }),
    },
  });
  press('View', await row('chief@example.com'));
  const details = await dialog('User Details');
  expect(await within(details).findByText('Set up')).toBeInTheDocument();
  press('Reset Second Step', details);
  const form = await dialog('Reset second step');
  await expectAccessible();
  type('Your password', 'wrong', form);
  press('Reset', form);
  expect(await within(form).findByText('This is not your password.')).toBeInTheDocument();
  type('Your password', 'only I know it', form);
  press('Reset', form);
  expect(await screen.findByText('The second step of chief@example.com was reset.')).toBeInTheDocument();
  expect(resetSecondStep).toHaveBeenLastCalledWith({ params: { id: 'chief' }, body: { password: 'only I know it' } });
});

describe('live', () => {
  test('a wrong address is said at its field, and so is what the server refuses', async () => {
    const createUser = jest
      .fn()
      .mockRejectedValue(new ServiceError('Refused.', 422, { email: 'Another account has this email.' }));
    openUsers({ mode: 'live', calls: { createUser } });
    press('Add User');
    const form = await dialog('Add User');
    type('Email', 'nonsense', form);
    press('Create User', form);
    expect(await within(form).findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(createUser).not.toHaveBeenCalled();
    type('Email', 'taken@example.com', form);
    press('Create User', form);
    expect(await within(form).findByText('Another account has this email.')).toBeInTheDocument();
    expect(field('Email', form)).toBeInvalid();
  });

  test('an administrator opens their account alone: address and password are not set here', async () => {
    const updateUser = jest.fn().mockResolvedValue(chief);
    openUsers({
      mode: 'live',
      calls: { updateUser, listUsers: () => Promise.resolve({ rows: [chief], total: 1 }) },
    });
    press('Edit', await row('chief@example.com'));
    const form = await dialog('Edit User');
    for (const label of ['Email', 'Password']) expect(field(label, form)).toBeDisabled();
    expect(within(form).getByText(/send a code by "Reset Password"/)).toBeInTheDocument();
    type('Name', 'Chief of all', form);
    press('Save Changes', form);
    await waitFor(() =>
      expect(updateUser).toHaveBeenCalledWith({
        params: { id: 'chief' },
        body: expect.objectContaining({ name: 'Chief of all', email: 'chief@example.com', password: '' }),
      }),
    );
  });

  test('the table has pages', async () => {
    const listUsers = jest.fn().mockResolvedValue({ rows: [], total: 100_000 });
    openUsers({ mode: 'live', calls: { listUsers } });
    await screen.findByText(/of 1,?00,?000/);
    press('Go to next page');
    await waitFor(() =>
      expect(listUsers).toHaveBeenLastCalledWith({ query: expect.objectContaining({ page: 2, pageSize: 25 }) }),
    );
    expect(address()).toBe('/manage/users?page=2');
  });

  test('a session that ended is covered by the question to sign in again', async () => {
    const signedOut = () => Promise.resolve(host.auth.setState({ isAuthenticated: false, user: null }));
    const host = openUsers({
      mode: 'live',
      auth: { refresh: signedOut },
      calls: { listUsers: () => Promise.reject(new ServiceError('Sign in first.', 401)) },
    });
    expect(await screen.findByRole('dialog', { name: 'You were signed out' })).toBeInTheDocument();
  });
});

test('a changed form asks before it is closed by Escape, and before a link leaves it', async () => {
  openUsers();
  press('Edit', await row('Ananya Iyer'));
  const form = await dialog('Edit User');
  type('Name', 'Changed', form);
  fireEvent.keyDown(form, { key: 'Escape' });
  press('Keep editing', await dialog('Unsaved changes'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull());
  expect(field('Name', form)).toHaveValue('Changed');
  fireEvent.keyDown(form, { key: 'Escape' });
  press('Discard', await dialog('Unsaved changes'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('columns can be hidden, and that is remembered', async () => {
  localStorage.clear();
  openUsers();
  await row('Ananya Iyer');
  press('Columns');
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Phone' }));
  await waitFor(() => expect(screen.queryByText('+91 98450 11223')).toBeNull());
  expect(localStorage.getItem('admin-columns:Users')).toBe('["phone"]');
  localStorage.clear();
});
