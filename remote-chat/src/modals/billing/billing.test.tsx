import { screen, within } from '@testing-library/react';
import type { BillingService, Invoice, Subscription } from 'shared-contracts';
import { openProfile } from '../../testing/dialogs';
import { fakeChatServer } from '../../testing/fake-chat-server';
import { openRemote } from '../../testing/open-chat';
import { asha, testHost } from '../../testing/test-host';

const subscription: Subscription = {
  id: 's1',
  plan: { slug: 'pro', name: 'Pro' },
  period: 'monthly',
  status: 'active',
  startDate: '2026-11-01',
  endDate: '2026-12-01',
  cancelAtPeriodEnd: false,
  refundableUntil: new Date(Date.now() + 86_400_000).toISOString(),
};
const invoice: Invoice = {
  id: 'i1',
  number: 'NY/26-27/000001',
  kind: 'invoice',
  date: '2026-11-01',
  description: 'Pro',
  taxablePaise: 19_900,
  taxes: [],
  totalPaise: 23_482,
  status: 'paid',
};

const open = async (current: Subscription | null, invoices: readonly Invoice[] = []) => {
  const cancelled = { ...subscription, cancelAtPeriodEnd: true };
  let now = current;
  const billing: Partial<BillingService> = {
    subscription: () => Promise.resolve({ subscription: now }),
    listInvoices: () => Promise.resolve({ invoices: [...invoices] }),
    cancelSubscription: jest.fn(() => {
      now = cancelled;
      return Promise.resolve({ subscription: now });
    }),
    resumeSubscription: jest.fn(() => {
      now = subscription;
      return Promise.resolve({ subscription: now });
    }),
    requestRefund: jest.fn().mockResolvedValue({ message: 'Your refund is on its way.' }),
  };
  const base = testHost({ mode: 'live', user: asha, services: { chat: fakeChatServer().service } });
  const user = openRemote({
    host: { ...base, services: { ...base.services, billing: { ...base.services.billing, ...billing } } },
  });
  const profile = await openProfile(user);
  await user.click(profile.getByRole('button', { name: 'Plan and invoices' }));
  return { user, billing, dialog: within(await screen.findByRole('dialog', { name: 'Plan and invoices' })) };
};

test('without a paid plan it leads to the plans', async () => {
  const { user, dialog } = await open(null);
  await user.click(await dialog.findByRole('button', { name: 'See plans' }));
  expect(await screen.findByRole('dialog', { name: 'Choose Your Legal Plan' })).toBeInTheDocument();
});

test('invoices are listed and downloaded as PDF', async () => {
  const { dialog } = await open(subscription, [invoice]);
  const list = await dialog.findByRole('list', { name: 'Invoices' });
  expect(list).toHaveTextContent('NY/26-27/000001');
  expect(list).toHaveTextContent('₹234.82');
  expect(within(list).getByRole('link', { name: /Download PDF/ })).toHaveAttribute(
    'href',
    '/api/billing/invoices/i1/pdf',
  );
});

test('a plan is cancelled at the end of its period, and taken up again', async () => {
  const { user, dialog } = await open(subscription);
  await user.click(await dialog.findByRole('button', { name: 'Cancel plan' }));
  expect(await dialog.findByText(/stays active until its period ends/)).toBeInTheDocument();
  expect(await dialog.findByText(/Ends on 1 December 2026/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Keep my plan' }));
  expect(await dialog.findByText(/Renews on 1 December 2026/)).toBeInTheDocument();
});

test('a refund is asked for with its reason', async () => {
  const { user, dialog, billing } = await open(subscription);
  await user.click(await dialog.findByRole('button', { name: 'Request refund' }));
  await user.type(dialog.getByLabelText('Reason (optional)'), 'Too early');
  await user.click(dialog.getByRole('button', { name: 'Refund my payment' }));
  expect(await dialog.findByText('Your refund is on its way.')).toBeInTheDocument();
  expect(billing.requestRefund).toHaveBeenCalledWith({ body: { reason: 'Too early' } });
});

test('after its time no refund is offered', async () => {
  const { dialog } = await open({ ...subscription, refundableUntil: null });
  await dialog.findByRole('button', { name: 'Cancel plan' });
  expect(dialog.queryByRole('button', { name: 'Request refund' })).toBeNull();
});
