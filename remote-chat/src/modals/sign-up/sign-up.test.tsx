import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { AccountsService } from 'shared-contracts';
import { openSignUp } from '../../testing/dialogs';
import { fakeChatServer } from '../../testing/fake-chat-server';
import { openRemote } from '../../testing/open-chat';
import { testHost } from '../../testing/test-host';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const open = async (replaced: Partial<AccountsService> = {}) => {
  const base = testHost({ services: { chat: fakeChatServer().service } });
  const host = { ...base, services: { ...base.services, accounts: { ...base.services.accounts, ...replaced } } };
  const user = openRemote({ host });
  return { user, host, dialog: await openSignUp(user) };
};

type Opened = Awaited<ReturnType<typeof open>>;

const fill = async ({ user, dialog }: Opened, password = 'secret1', confirm = password) => {
  await user.type(dialog.getByLabelText('Email'), 'new@example.com');
  await user.type(dialog.getByLabelText('Password'), password);
  await user.type(dialog.getByLabelText('Confirm Password'), confirm);
};

const toCode = async (opened: Opened) => {
  await fill(opened);
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Continue' }));
  await pass(1000);
  expect(opened.dialog.getByRole('heading', { name: 'Verify your email' })).toBeInTheDocument();
  return opened;
};

const box = ({ dialog }: Opened, digit: number) => dialog.getByRole('textbox', { name: `Digit ${digit}` });
const typeCode = (user: UserEvent) => user.keyboard('123456');

test('Continue is disabled until all three fields are filled', async () => {
  const opened = await open();
  const next = () => opened.dialog.getByRole('button', { name: 'Continue' });
  expect(next()).toBeDisabled();
  await opened.user.type(opened.dialog.getByLabelText('Email'), 'new@example.com');
  await opened.user.type(opened.dialog.getByLabelText('Password'), 'secret1');
  expect(next()).toBeDisabled();
  await opened.user.type(opened.dialog.getByLabelText('Confirm Password'), 'x');
  expect(next()).toBeEnabled();
});

test.each([
  ['secret1', 'secret2', 'Passwords do not match'],
  ['short', 'short', 'Password must be at least 6 characters long'],
])('the passwords %s and %s: %s', async (password, confirm, sentence) => {
  const opened = await open();
  await fill(opened, password, confirm);
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Continue' }));
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent(sentence);
});

test('the call takes a second, and then the code is asked for', async () => {
  const opened = await open();
  await fill(opened);
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Continue' }));
  await pass(900);
  expect(opened.dialog.queryByText('Verify your email')).toBeNull();
  await pass(100);
  expect(opened.dialog.getByText('Verify your email')).toBeInTheDocument();
});

test('boxes take digits only, go on by themselves, and Backspace goes back', async () => {
  const opened = await toCode(await open());
  expect(box(opened, 1)).toHaveFocus();
  await opened.user.keyboard('a1');
  expect(box(opened, 1)).toHaveValue('1');
  expect(box(opened, 2)).toHaveFocus();
  await opened.user.keyboard('2');
  expect(box(opened, 3)).toHaveFocus();
  await opened.user.keyboard('{Backspace}');
  expect(box(opened, 2)).toHaveFocus();
});

test('a pasted code fills all boxes', async () => {
  const opened = await toCode(await open());
  await opened.user.paste('123456');
  expect([1, 2, 3, 4, 5, 6].map((digit) => (box(opened, digit) as HTMLInputElement).value).join('')).toBe('123456');
});

test('a code with fewer digits is refused', async () => {
  const opened = await toCode(await open());
  await opened.user.keyboard('123');
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Verify' }));
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent('Please enter the 6-digit OTP');
});

test('another code can be asked for after 60 seconds', async () => {
  const resendSignUpCode = jest.fn().mockResolvedValue({ ok: true });
  const opened = await toCode(await open({ resendSignUpCode }));
  const resend = () => opened.dialog.getByRole('button', { name: 'Resend code' });
  await pass(59_000);
  expect(resend()).toBeDisabled();
  await pass(1000);
  await opened.user.click(resend());
  expect(resendSignUpCode).toHaveBeenCalledWith({ body: { email: 'new@example.com' } });
  await pass(0);
  expect(resend()).toBeDisabled();
});

test('Back leads to the first step, with what was typed', async () => {
  const opened = await toCode(await open());
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Back' }));
  expect(opened.dialog.getByLabelText('Email')).toHaveValue('new@example.com');
});

test.each<[string, Partial<AccountsService>, string]>([
  ['sending', { signUp: () => Promise.reject(new ServiceError('', 503)) }, 'Failed to send OTP. Please try again.'],
])('when %s fails, it says so', async (_what, replaced, sentence) => {
  const opened = await open(replaced);
  await fill(opened);
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Continue' }));
  await pass(0);
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent(sentence);
});

test.each([
  [new Error('x'), 'Verification failed. Please try again.'],
  [new ServiceError('This code has expired.', 422), 'This code has expired.'],
])('a failed verification says so, or the reason of the server', async (error, sentence) => {
  const opened = await toCode(await open({ verifySignUp: () => Promise.reject(error) }));
  await typeCode(opened.user);
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Verify' }));
  await pass(0);
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent(sentence);
});

test('a failed resend says so', async () => {
  const opened = await toCode(await open({ resendSignUpCode: () => Promise.reject(new ServiceError('', 503)) }));
  await pass(60_000);
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Resend code' }));
  await pass(0);
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent('Failed to resend OTP. Please try again.');
});

describe('after the code', () => {
  const toProfile = async () => {
    const opened = await toCode(await open());
    await typeCode(opened.user);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Verify' }));
    await pass(1000);
    expect(screen.getByText('Account Created')).toBeInTheDocument();
    expect(opened.host.auth.getState().user?.email).toBe('new@example.com');
    await pass(1900);
    expect(screen.getByText('Account Created')).toBeInTheDocument();
    await pass(100);
    return { ...opened, profile: within(screen.getByRole('dialog', { name: 'Complete Your Profile' })) };
  };

  test('"Account Created" shows for two seconds, then the profile is asked for', async () => {
    const { profile } = await toProfile();
    expect(profile.getByRole('radio', { name: 'Customer' })).toBeChecked();
    expect(profile.getByRole('combobox', { name: 'Country code' })).toHaveTextContent('+91+1+44+971');
  });

  test('a phone number is required, and only its digits are kept', async () => {
    const { user, profile } = await toProfile();
    await user.click(profile.getByRole('button', { name: 'Continue' }));
    expect(await profile.findByRole('alert')).toHaveTextContent('Please enter your phone number');
    await user.type(profile.getByLabelText('Phone number'), '98-76 a5');
    expect(profile.getByLabelText('Phone number')).toHaveValue('98765');
  });

  test.each([
    ['Customer', /homepage/],
    ['Lawyer', /active for receiving consultation requests.*dashboard/],
  ])('a %s is welcomed for three seconds', async (type, sentence) => {
    const { user, profile, host } = await toProfile();
    await user.click(profile.getByRole('radio', { name: type }));
    await user.type(profile.getByLabelText('Phone number'), '9876543210');
    await user.click(profile.getByRole('button', { name: 'Continue' }));
    await pass(1000);
    expect(screen.getByRole('dialog')).toHaveTextContent(sentence);
    expect(host.auth.getState().user?.role).toBe(type.toLowerCase());
    await pass(2900);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await pass(200);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('a profile that cannot be saved says so', async () => {
  const opened = await toCode(await open({ completeProfile: () => Promise.reject(new Error('x')) }));
  await typeCode(opened.user);
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Verify' }));
  await pass(3100);
  const profile = within(screen.getByRole('dialog', { name: 'Complete Your Profile' }));
  await opened.user.type(profile.getByLabelText('Phone number'), '9876543210');
  await opened.user.click(profile.getByRole('button', { name: 'Continue' }));
  await pass(0);
  expect(await profile.findByRole('alert')).toHaveTextContent('Failed to save user type');
});
