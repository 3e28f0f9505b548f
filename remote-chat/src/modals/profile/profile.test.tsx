import { screen, waitFor, within } from '@testing-library/react';
import { openProfile } from '../../testing/dialogs';
import { fakeChatServer } from '../../testing/fake-chat-server';
import { openRemote } from '../../testing/open-chat';
import { asha, testHost } from '../../testing/test-host';

const live = (user = asha) => testHost({ mode: 'live', user, services: { chat: fakeChatServer().service } });

test('in the demonstration it shows a sample person, the links, the plan and Login', async () => {
  const profile = await openProfile(openRemote());
  expect(profile.getByText('Asha Rao')).toBeInTheDocument();
  expect(profile.getByText('asha.rao@example.com')).toBeInTheDocument();
  const links = {
    'About Us': '/about-us',
    'Terms and Conditions': '/terms',
    'Privacy Policy': '/privacy-policy',
    'Contact Us': '/contact',
  };
  for (const [name, href] of Object.entries(links))
    expect(profile.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(profile.getByRole('link', { name: 'Edit Profile' })).toBeInTheDocument();
  expect(profile.getByText('Current Plan: Free')).toBeInTheDocument();
  expect(profile.getByRole('button', { name: 'Upgrade to Pro' })).toBeInTheDocument();
  expect(profile.getByRole('button', { name: 'Login' })).toBeInTheDocument();
});

test('a visitor is told to log in before editing a profile', async () => {
  const user = openRemote();
  const profile = await openProfile(user);
  await user.click(profile.getByRole('link', { name: 'Edit Profile' }));
  expect(profile.getByRole('alert')).toHaveTextContent('Log in to edit your profile.');
});

test('live and signed in, it shows the real address and plan, and Logout in place of Login', async () => {
  const host = live({ ...asha, plan: { slug: 'pro', name: 'Pro' } });
  const user = openRemote({ host });
  const profile = await openProfile(user);
  expect(profile.getByText('asha@example.com')).toBeInTheDocument();
  expect(profile.getByText('Current Plan: Pro')).toBeInTheDocument();
  expect(profile.queryByRole('button', { name: 'Login' })).toBeNull();
  expect(profile.getByRole('link', { name: 'Download my data' })).toHaveAttribute('href', '/api/accounts/export');
  await user.click(profile.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.auth.getState().isAuthenticated).toBe(false);
});

test('live, a visitor is a guest', async () => {
  const profile = await openProfile(
    openRemote({ host: testHost({ mode: 'live', services: { chat: fakeChatServer().service } }) }),
  );
  expect(profile.getByText('Guest')).toBeInTheDocument();
  expect(profile.getByRole('button', { name: 'Sign up' })).toBeInTheDocument();
  expect(profile.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
});

test('the profile is edited, and a refused field says why', async () => {
  const host = live();
  const user = openRemote({ host });
  const profile = await openProfile(user);
  await user.click(profile.getByRole('link', { name: 'Edit Profile' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  const name = await edit.findByRole('textbox', { name: 'Name' }, { timeout: 4000 });
  await user.clear(name);
  await user.type(name, 'Asha R');
  await user.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Your profile was saved.', {}, { timeout: 4000 })).toBeInTheDocument();
});

test('devices are listed, and all are signed out at once', async () => {
  const base = live();
  const endAllSessions = jest.fn().mockResolvedValue({ ok: true });
  const session = {
    id: 's1',
    current: true,
    device: 'Chrome on Linux',
    createdAt: new Date().toISOString(),
    lastSeenAt: new Date().toISOString(),
  };
  const accounts = {
    ...base.services.accounts,
    endAllSessions,
    listSessions: () =>
      Promise.resolve({ sessions: [session, { ...session, id: 's2', current: false, device: 'Phone' }] }),
  };
  const host = { ...base, services: { ...base.services, accounts } };
  const user = openRemote({ host });
  const profile = await openProfile(user);
  await user.click(profile.getByRole('button', { name: 'Devices' }));
  const list = await screen.findByRole('list', { name: 'Signed-in devices' });
  expect(list).toHaveTextContent('Chrome on LinuxThis device');
  expect(within(list).getAllByRole('button', { name: 'Sign out' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(host.auth.getState().isAuthenticated).toBe(false));
  expect(endAllSessions).toHaveBeenCalled();
});

test('the password is changed under the rules of a new one', async () => {
  const user = openRemote({ host: live() });
  const profile = await openProfile(user);
  await user.click(profile.getByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  await user.type(dialog.getByLabelText('Current Password'), 'old-secret');
  await user.type(dialog.getByLabelText('New Password'), 'short');
  await user.type(dialog.getByLabelText('Confirm New Password'), 'short');
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Password must be at least 8 characters long');
});

test('the account is deleted with its password, and what stays is said', async () => {
  const base = live();
  const deleteAccount = jest.fn().mockResolvedValue({ ok: true });
  const host = { ...base, services: { ...base.services, accounts: { ...base.services.accounts, deleteAccount } } };
  const user = openRemote({ host });
  const profile = await openProfile(user);
  await user.click(profile.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
  expect(dialog.getByText(/Invoices are kept for as long as tax law demands/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Password'), 'secret');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('Your account was deleted.')).toBeInTheDocument();
  expect(deleteAccount).toHaveBeenCalledWith({ body: { password: 'secret' } });
});
