import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ServiceError } from 'shared-contracts/services/service-error';
import { address, button, field, openAdmin, press, type } from '../testing/open-admin';
import { admin, customer } from '../testing/test-host';

const signIn = (email: string, password: string) => {
  type('Email', email);
  type('Password', password);
  press('Sign In');
};
const openLogin = (options: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/managelogin', { user: null, ...options });

describe('in the simulated mode', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('the demo pair signs in after one second and leads to the dashboard', async () => {
    openLogin();
    signIn('admin@example.com', 'admin123');
    expect(button('Signing in...')).toBeDisabled();
    await wait(999);
    expect(address()).toBe('/managelogin');
    await wait(1);
    expect(address()).toBe('/manage/dashboard');
  });

  test.each([
    ['admin@example.com', 'wrong'],
    ['somebody@example.com', 'admin123'],
  ])('%s with %s is not let in', async (email, password) => {
    const host = openLogin();
    signIn(email, password);
    await wait(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password');
    expect(button('Sign In')).toBeEnabled();
    expect(host.auth.getState().isAuthenticated).toBe(false);
  });
});

test.each([
  ['', ''],
  ['admin@example.com', ''],
  ['', 'admin123'],
])('both fields are needed (%s, %s)', (email, password) => {
  openLogin();
  signIn(email, password);
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter both email and password');
});

test('the fields are marked required, the first is of e-mail type, and the password can be shown', () => {
  openLogin();
  expect(field('Email')).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Password')).toBeRequired();
  expect(field('Password')).toHaveAttribute('type', 'password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
});

test('live: a wrong pair, and a right pair that is not an admin, are told the same, and no session is left', async () => {
  const logout = jest.fn().mockResolvedValue({ ok: true });
  const login = jest
    .fn()
    .mockRejectedValueOnce(new ServiceError('Unauthorised', 401))
    .mockResolvedValueOnce({ user: customer });
  openLogin({ mode: 'live', accounts: { login, logout } });
  signIn('a@example.com', 'no');
  expect(await screen.findByText('Invalid email or password')).toBeInTheDocument();
  expect(logout).not.toHaveBeenCalled();
  signIn('asha@example.com', 'right');
  await screen.findByRole('button', { name: 'Sign In' });
  expect(await screen.findByText('Invalid email or password')).toBeInTheDocument();
  expect(logout).toHaveBeenCalledTimes(1);
});

test('live: too many tries are said in the words of the server', async () => {
  openLogin({
    mode: 'live',
    accounts: { login: () => Promise.reject(new ServiceError('Too many tries. Wait 10 minutes.', 429)) },
  });
  signIn('admin@example.com', 'x');
  expect(await screen.findByText('Too many tries. Wait 10 minutes.')).toBeInTheDocument();
});

test('live: an admin is let in', async () => {
  const host = openLogin({ mode: 'live', accounts: { login: () => Promise.resolve({ user: admin }) } });
  signIn('admin@example.com', 'secret');
  expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeInTheDocument();
  expect(host.auth.getState().user).toEqual(admin);
});

describe('live: an account with a second step', () => {
  const needed = new ServiceError('Second step', 401, {}, { secondStep: { authenticator: true, passkey: true } });
  const asked = async (security: Parameters<typeof openAdmin>[1]) => {
    const host = openLogin({ mode: 'live', accounts: { login: () => Promise.reject(needed) }, ...security });
    signIn('admin@example.com', 'secret');
    await screen.findByRole('heading', { name: 'Second step' });
    return host;
  };

  test('is let in with a code, after a wrong one was said to be wrong', async () => {
    const secondStep = jest
      .fn()
      .mockRejectedValueOnce(new ServiceError('This code is not right, or was used already.', 400))
      .mockResolvedValueOnce({ user: admin });
    const host = await asked({ security: { secondStep } });
    expect(button('Continue')).toBeDisabled();
    type('Code', '000000');
    press('Continue');
    expect(await screen.findByText('This code is not right, or was used already.')).toBeInTheDocument();
    type('Code', ' 123456 ');
    press('Continue');
    expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeInTheDocument();
    expect(secondStep).toHaveBeenLastCalledWith({ body: { code: '123456' } });
    expect(host.auth.getState().user).toEqual(admin);
  });

  test('says when a passkey was not used, and leads back to the password', async () => {
    await asked({ security: { passkeyChallenge: () => Promise.resolve({ challenge: 'x' }) } });
    expect(await axe(document.body)).toHaveNoViolations();
    press('Use a passkey');
    expect(await screen.findByText('The passkey was not used. Please try again.')).toBeInTheDocument();
    press('Back');
    expect(field('Email')).toHaveValue('admin@example.com');
  });
});

test('live: an administrator without the second step that is demanded sets it up first', async () => {
  const refresh = jest.fn().mockResolvedValue(undefined);
  openAdmin('/manage/users', {
    mode: 'live',
    user: { ...admin, mustEnrol: true },
    auth: { refresh },
    security: {
      beginAuthenticator: () => Promise.resolve({ secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }),
      confirmAuthenticator: () => Promise.resolve({ recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Set up your second step' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
  type('Your password', 'secret');
  press('Use an authenticator app');
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument();
  expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
  expect(await axe(document.body)).toHaveNoViolations();
  type('6-digit code', '123 456');
  press('Confirm code');
  expect(await screen.findByText('CCCCC-DDDDD')).toBeInTheDocument();
  expect(refresh).not.toHaveBeenCalled();
  press('I have kept them');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('the page has no accessibility findings', async () => {
  openLogin();
  expect(await axe(document.body)).toHaveNoViolations();
});
