import { screen, waitFor } from '@testing-library/react';
import { address, openAdmin } from '../testing/open-admin';
import { customer } from '../testing/test-host';

test.each(['/manage', '/manage/users', '/manage/settings/coupons'])(
  '%s leads a person who is not signed in to the login',
  async (path) => {
    openAdmin(path, { user: null });
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
    expect(address()).toBe('/managelogin');
  },
);

test("a customer's session does not open the panel", async () => {
  openAdmin('/manage/users', { user: customer, mode: 'live' });
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
});

test('while the session is being checked nothing is decided', () => {
  openAdmin('/manage', { user: null, auth: { status: 'checking' } });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(address()).toBe('/manage');
});

test('the index of the shell is the dashboard, and the login leads a signed-in admin there', async () => {
  openAdmin('/managelogin');
  await waitFor(() => expect(address()).toBe('/manage/dashboard'));
});

test('an unknown page of the panel leads to the home page', async () => {
  openAdmin('/manage/nowhere');
  await waitFor(() => expect(address()).toBe('/'));
});
