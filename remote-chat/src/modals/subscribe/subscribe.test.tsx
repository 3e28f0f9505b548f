import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { BillingService, Quote } from 'shared-contracts';
import { ServiceError } from 'shared-contracts/services/service-error';
import { simulatedQuote } from 'shared-contracts/services/simulated/billing';
import { openPlans, openSubscribe } from '../../testing/dialogs';
import { fakeChatServer } from '../../testing/fake-chat-server';
import { openRemote } from '../../testing/open-chat';
import { asha, testHost } from '../../testing/test-host';

type Dialog = Awaited<ReturnType<typeof openSubscribe>>;
const row = (dialog: Dialog, name: string) => within(dialog.getByRole('list', { name: 'Price summary' })).queryByText(name, { exact: true })?.closest('li');
const amounts = (dialog: Dialog) => ['Subtotal', 'Discount', 'GST (18%)', 'Total'].map((name) => row(dialog, name)?.lastElementChild?.textContent ?? null);
const apply = async (user: UserEvent, dialog: Dialog, code: string) => {
  await user.type(dialog.getByLabelText('Promotion code'), code);
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
};

describe('the plan chooser', () => {
  test('has three cards; Free closes it', async () => {
    const user = openRemote();
    const plans = await openPlans(user);
    expect(plans.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Free', 'Pro', 'Legal Pro+']);
    expect(plans.getByRole('article', { name: 'Pro' })).toHaveTextContent('₹199.00');
    expect(within(plans.getByRole('article', { name: 'Legal Pro+' })).getByRole('button', { name: 'Upgrade Now' })).toBeInTheDocument();
    await user.click(plans.getByRole('button', { name: 'Get Started' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('in the demonstration', () => {
  test('Pro shows the default yearly price with its twelfth, GST and total', async () => {
    const dialog = await openSubscribe(openRemote());
    await dialog.findByText('Subtotal');
    expect(amounts(dialog)).toEqual(['₹4916.41', null, '₹884.95', '₹5801.36']);
    expect(row(dialog, 'Subtotal')).toHaveTextContent('₹409.70 a month');
  });

  test('Legal Pro+ shows twelve times its price', async () => {
    const dialog = await openSubscribe(openRemote(), 'Legal Pro+');
    await dialog.findByText('Subtotal');
    expect(row(dialog, 'Subtotal')).toHaveTextContent('₹5988.00');
    expect(row(dialog, 'Subtotal')).toHaveTextContent('₹499.00 a month');
  });

  test.each([
    ['save20', '−₹983.28', '₹707.96', '₹4641.09'],
    ['Student', '−₹737.46', '₹752.21', '₹4931.16'],
    ['EARLY25', '−₹1229.10', '₹663.72', '₹4351.03'],
  ])('the coupon %s lowers the price before GST, and can be removed', async (code, discount, gst, total) => {
    const user = openRemote();
    const dialog = await openSubscribe(user);
    await dialog.findByText('Subtotal');
    await apply(user, dialog, code);
    await dialog.findByText('Discount');
    expect(amounts(dialog)).toEqual(['₹4916.41', discount, gst, total]);
    await user.click(await dialog.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(row(dialog, 'Discount')).toBeUndefined());
  });

  test('a wrong coupon has its sentence', async () => {
    const user = openRemote();
    const dialog = await openSubscribe(user);
    await apply(user, dialog, 'NOPE');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid coupon code. Please try again.');
  });

  test('Proceed to Payment takes no payment; Cancel closes', async () => {
    const user = openRemote();
    const dialog = await openSubscribe(user);
    await dialog.findByText('Subtotal');
    await user.click(dialog.getByRole('button', { name: 'Proceed to Payment' }));
    expect(dialog.getByText('No payment is taken in this demonstration.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('live', () => {
  const monthly: Quote = { ...simulatedQuote({ plan: 'pro', period: 'monthly' }), period: 'monthly', subtotalPaise: 19_900, perMonthPaise: null, taxablePaise: 19_900, gstPaise: 3_582, totalPaise: 23_482 };
  const open = async (billing: Partial<BillingService>, user: typeof asha | null = asha) => {
    const base = testHost({ mode: 'live', user, services: { chat: fakeChatServer().service } });
    const quote = jest.fn(({ body }: { readonly body: { readonly period: string } }) => Promise.resolve(body.period === 'monthly' ? monthly : simulatedQuote({ plan: 'pro', period: 'yearly' })));
    const host = { ...base, services: { ...base.services, billing: { ...base.services.billing, quote, ...billing } } };
    const person = openRemote({ host });
    const dialog = await openSubscribe(person);
    await dialog.findByText('Subtotal');
    return { person, dialog, quote };
  };

  test('the price is the quote of the server, for a month or a year', async () => {
    const { person, dialog } = await open({});
    expect(amounts(dialog)).toEqual(['₹199.00', null, '₹35.82', '₹234.82']);
    await person.click(dialog.getByRole('radio', { name: 'Yearly' }));
    await waitFor(() => expect(amounts(dialog)[0]).toBe('₹4916.41'));
  });

  test('the invoice is addressed already, and what the server refuses is said at its field', async () => {
    const checkout = jest.fn().mockRejectedValue(new ServiceError('Please check the form.', 422, { gstin: 'A GSTIN has 15 characters.' }));
    const { person, dialog } = await open({ checkout });
    expect(await dialog.findByText('Asha', { selector: 'strong' })).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Proceed to Payment' }));
    expect(await dialog.findByText('A GSTIN has 15 characters.')).toBeInTheDocument();
    expect(checkout).toHaveBeenCalledWith({ body: expect.objectContaining({ plan: 'pro', period: 'monthly', name: 'Asha', stateCode: '29' }) as unknown });
  });

  test('asking for the same twice makes one order', async () => {
    const checkout = jest.fn().mockRejectedValue(new ServiceError('The server cannot be reached.', 0));
    const { person, dialog } = await open({ checkout });
    const pay = () => person.click(dialog.getByRole('button', { name: 'Proceed to Payment' }));
    await pay();
    await dialog.findByText('The server cannot be reached.');
    await pay();
    await waitFor(() => expect(checkout).toHaveBeenCalledTimes(2));
    const keys = checkout.mock.calls.map(([{ body }]: [{ body: { idempotencyKey: string } }]) => body.idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });

  test('a visitor logs in first and comes back to the plan', async () => {
    const { person, dialog } = await open({}, null);
    await person.click(dialog.getByRole('button', { name: 'Proceed to Payment' }));
    const login = within(await screen.findByRole('dialog', { name: 'Welcome Back' }));
    expect(login.getByText('Log in or sign up to subscribe.')).toBeInTheDocument();
    await person.type(login.getByLabelText('Email'), 'asha@example.com');
    await person.type(login.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Subscribe to Pro' })).toBeInTheDocument();
  });

  test('an order that needs no payment goes straight on', async () => {
    const order = { id: 'o1', status: 'paid' as const, quote: monthly, message: '' };
    const { person, dialog } = await open({ checkout: () => Promise.resolve({ orderId: 'o1', payment: { gateway: 'none' } }), order: () => Promise.resolve(order) });
    await person.click(dialog.getByRole('button', { name: 'Proceed to Payment' }));
    expect(await screen.findByText('Payment successful')).toBeInTheDocument();
  });
});
