import { screen, waitFor } from '@testing-library/react';
import { ServiceError } from 'shared-contracts/services/service-error';
import { openLogin } from '../../testing/dialogs';
import { fakeChatServer } from '../../testing/fake-chat-server';
import { openRemote } from '../../testing/open-chat';
import { asha, testHost } from '../../testing/test-host';

const hostWith = (login: jest.Mock) => {
  const base = testHost({ services: { chat: fakeChatServer().service } });
  return { ...base, services: { ...base.services, accounts: { ...base.services.accounts, login } } };
};

test('it has Google, address and password, Remember me, Forgot password?, Sign In and Sign up', async () => {
  const login = await openLogin(openRemote());
  expect(login.getByRole('button', { name: 'Continue with Google' })).toBeInTheDocument();
  expect(login.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(login.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(login.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  for (const name of ['Forgot password?', 'Sign In', 'Sign up'])
    expect(login.getByRole('button', { name })).toBeInTheDocument();
});

test('the password is shown and hidden', async () => {
  const user = openRemote();
  const login = await openLogin(user);
  await user.click(login.getByRole('button', { name: 'Show password' }));
  expect(login.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(login.getByRole('button', { name: 'Hide password' }));
  expect(login.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('Google is a placeholder alert where it is not set up', async () => {
  const user = openRemote();
  const login = await openLogin(user);
  await user.click(login.getByRole('button', { name: 'Continue with Google' }));
  expect(await login.findByRole('alert')).toHaveTextContent(/Google/);
});

test('the live product offers no Google that is not set up', async () => {
  const host = testHost({ mode: 'live', services: { chat: fakeChatServer().service } });
  const login = await openLogin(openRemote({ host }));
  expect(login.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
});

test('signing in sets the flag of the host and closes the dialog', async () => {
  const call = jest.fn().mockResolvedValue({ user: asha });
  const host = hostWith(call);
  const user = openRemote({ host });
  const login = await openLogin(user);
  await user.type(login.getByLabelText('Email'), 'asha@example.com');
  await user.type(login.getByLabelText('Password'), 'secret');
  await user.click(login.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(login.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenCalledWith({ body: { email: 'asha@example.com', password: 'secret', remember: true } });
  expect(host.auth.getState().user).toBe(asha);
});

test('a failed login says so', async () => {
  const user = openRemote({
    host: hostWith(jest.fn().mockRejectedValue(new ServiceError('Wrong email or password.', 401))),
  });
  const login = await openLogin(user);
  await user.type(login.getByLabelText('Email'), 'asha@example.com');
  await user.type(login.getByLabelText('Password'), 'wrong{Enter}');
  expect(await login.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
});
