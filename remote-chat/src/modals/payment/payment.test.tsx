import { screen, waitFor } from '@testing-library/react';
import type { Order } from 'shared-contracts';
import { ServiceError } from 'shared-contracts/services/service-error';
import { simulatedQuote } from 'sample-services/billing';
import { openProfile } from '../../testing/dialogs';
import { fakeChatServer } from '../../testing/fake-chat-server';
import { openRemote } from '../../testing/open-chat';
import { asha, testHost } from '../../testing/test-host';

const quote = simulatedQuote({ plan: 'pro', period: 'yearly' });
const orderOf = (status: Order['status'], message = ''): Order => ({ id: 'order-1', status, quote, message });

const comeBack = (order: jest.Mock, { at = '/chat?order=order-1', leaveOrder = jest.fn() } = {}) => {
  const refresh = jest.fn();
  const base = testHost({ mode: 'live', user: asha, services: { chat: fakeChatServer().service } });
  refresh.mockImplementation(() => {
    base.auth.setState({ user: { ...asha, plan: { slug: 'pro', name: 'Pro' } } });
    return Promise.resolve();
  });
  base.auth.setState({ refresh });
  const host = { ...base, services: { ...base.services, billing: { ...base.services.billing, order, leaveOrder } } };
  return { user: openRemote({ host, at }), refresh };
};

test('back from a payment: it was successful, and the profile shows the plan', async () => {
  const order = jest.fn().mockResolvedValue(orderOf('paid'));
  const { user, refresh } = comeBack(order);
  expect(await screen.findByText('Payment successful')).toBeInTheDocument();
  expect(order).toHaveBeenCalledWith({ params: { id: 'order-1' } });
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Start asking' }));
  const profile = await openProfile(user);
  expect(profile.getByText('Current Plan: Pro')).toBeInTheDocument();
});

test('a confirmation that comes late is waited for', async () => {
  const order = jest.fn().mockResolvedValueOnce(orderOf('pending')).mockResolvedValue(orderOf('paid'));
  comeBack(order);
  expect(await screen.findByText(/Waiting for the confirmation/)).toBeInTheDocument();
  expect(await screen.findByText('Payment successful', {}, { timeout: 4000 })).toBeInTheDocument();
});

test.each([
  ['failed', 'Payment failed', /nothing was charged/],
  ['abandoned', 'Payment not completed', /You left the payment page/],
] as const)('a payment that %s says so and leads on', async (status, title, sentence) => {
  const { user } = comeBack(jest.fn().mockResolvedValue(orderOf(status)));
  expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(sentence);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Subscribe to Pro' })).toBeInTheDocument();
});

test('an address that says the payment page was left gives the order up only when the person says so', async () => {
  const leaveOrder = jest.fn().mockResolvedValue(orderOf('abandoned'));
  const order = jest.fn().mockResolvedValue(orderOf('pending'));
  const { user } = comeBack(order, { at: '/chat?order=order-1&left=1', leaveOrder });
  expect(await screen.findByRole('dialog', { name: 'Payment not completed' })).toHaveTextContent(/nothing was charged/);
  expect(leaveOrder).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(leaveOrder).toHaveBeenCalledWith({ params: { id: 'order-1' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an order that cannot be read can be asked for again', async () => {
  const order = jest
    .fn()
    .mockRejectedValueOnce(new ServiceError('The server cannot be reached.', 0))
    .mockResolvedValue(orderOf('paid'));
  const { user } = comeBack(order);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Payment successful')).toBeInTheDocument();
});
