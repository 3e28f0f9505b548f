import { act, screen, waitFor, within } from '@testing-library/react';
import type { AccountsService } from 'shared-contracts';
import { openReset, openSubscribe } from '../../testing/dialogs';
import { fakeChatServer } from '../../testing/fake-chat-server';
import { openRemote } from '../../testing/open-chat';
import { testHost } from '../../testing/test-host';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const refused = () => Promise.reject(new Error('x'));

const openChat = (replaced: Partial<AccountsService>, mode: 'live' | 'simulated' = 'simulated') => {
  const base = testHost({ mode, services: { chat: fakeChatServer().service } });
  return openRemote({
    host: { ...base, services: { ...base.services, accounts: { ...base.services.accounts, ...replaced } } },
  });
};

const open = async (replaced: Partial<AccountsService> = {}) => {
  const user = openChat(replaced);
  return { user, dialog: await openReset(user) };
};

type Opened = Awaited<ReturnType<typeof open>>;
const press = ({ user, dialog }: Opened, name: string) => user.click(dialog.getByRole('button', { name }));

const toCode = async (opened: Opened) => {
  await opened.user.type(opened.dialog.getByLabelText('Email'), 'asha@example.com');
  await press(opened, 'Send OTP');
  await pass(1000);
  return opened;
};
const toPassword = async (opened: Opened) => {
  await toCode(opened);
  await opened.user.keyboard('123456');
  await press(opened, 'Verify OTP');
  await pass(1000);
  return opened;
};
const toDone = async (opened: Opened, password = 'new-secret') => {
  await toPassword(opened);
  await opened.user.type(opened.dialog.getByLabelText('New Password'), password);
  await opened.user.type(opened.dialog.getByLabelText('Confirm New Password'), password);
  await press(opened, 'Reset Password');
  await pass(1000);
  return opened;
};

test.each([
  ['', 'Please enter your email address'],
  ['asha', 'Please enter a valid email address'],
])('the address %j: %s', async (email, sentence) => {
  const opened = await open();
  if (email) await opened.user.type(opened.dialog.getByLabelText('Email'), email);
  await press(opened, 'Send OTP');
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent(sentence);
});

test('an incomplete code is refused', async () => {
  const opened = await toCode(await open());
  await press(opened, 'Verify OTP');
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent('Please enter the 6-digit OTP');
});

test('a new password has its rules', async () => {
  const opened = await toPassword(await open());
  await press(opened, 'Reset Password');
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent('Please fill in all fields');
});

test('after a reset it says so for two seconds', async () => {
  const opened = await toDone(await open());
  expect(opened.dialog.getByText('Password has been reset successfully!')).toBeInTheDocument();
  await pass(1900);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await pass(200);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('somebody on the way to a plan goes on there with the new password', async () => {
  const accepted = () => Promise.resolve({ ok: true as const });
  const user = openChat({ sendResetCode: accepted, verifyResetCode: accepted, resetPassword: accepted }, 'live');
  const plan = await openSubscribe(user);
  await user.click(plan.getByRole('button', { name: 'Proceed to Payment' }));
  const login = within(await screen.findByRole('dialog', { name: 'Welcome Back' }));
  await user.click(login.getByRole('button', { name: 'Forgot password?' }));
  await toDone({ user, dialog: within(await screen.findByRole('dialog', { name: 'Reset Password' })) });
  await pass(2000);
  const again = within(await screen.findByRole('dialog', { name: 'Welcome Back' }));
  await user.type(again.getByLabelText('Email'), 'asha@example.com');
  await user.type(again.getByLabelText('Password'), 'new-secret{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Subscribe to Pro' })).toBeInTheDocument();
});

test.each<[Partial<AccountsService>, (opened: Opened) => Promise<Opened>, string]>([
  [{ sendResetCode: refused }, toCode, 'Failed to send OTP. Please try again.'],
  [{ verifyResetCode: refused }, toPassword, 'Invalid OTP. Please try again.'],
  [{ resetPassword: refused }, toDone, 'Failed to reset password. Please try again.'],
])('a failure at each step has its sentence', async (replaced, go, sentence) => {
  const opened = await go(await open(replaced));
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent(sentence);
});

test('another code can be asked for after a minute', async () => {
  const sendResetCode = jest.fn().mockResolvedValueOnce({ ok: true }).mockRejectedValueOnce(new Error('x'));
  const opened = await toCode(await open({ sendResetCode }));
  await pass(60_000);
  await press(opened, 'Resend code');
  await pass(0);
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent('Failed to resend OTP. Please try again.');
});
