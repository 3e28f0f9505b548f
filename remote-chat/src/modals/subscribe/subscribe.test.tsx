import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { BillingService, Profile, Quote } from 'shared-contracts';
import { livePlans } from 'shared-contracts/calls/plans/live-plans';
import { ServiceError } from 'shared-contracts/services/service-error';
import { simulatedQuote } from 'sample-services/billing';
import { openPlans, openSubscribe } from '../../testing/dialogs';
import { fakeChatServer } from '../../testing/fake-chat-server';
import { openRemote } from '../../testing/open-chat';
import { asha, testHost } from '../../testing/test-host';

type Dialog = Awaited<ReturnType<typeof openSubscribe>>;
const row = (dialog: Dialog, name: string) =>
  within(dialog.getByRole('list', { name: 'Price summary' }))
    .queryByText(name, { exact: true })
    ?.closest('li');
const amounts = (dialog: Dialog) =>
  ['Subtotal', 'Discount', 'GST (18%)', 'Total'].map(
    (name) => row(dialog, name)?.lastElementChild?.textContent ?? null,
  );
const apply = async (user: UserEvent, dialog: Dialog, code: string) => {
  await user.type(dialog.getByLabelText('Promotion code'), code);
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
};

const proceed = async (user: UserEvent, dialog: Dialog) => {
  await user.selectOptions(dialog.getByRole('combobox', { name: 'State' }), 'Tamil Nadu');
  await user.click(dialog.getByRole('button', { name: 'Proceed to Payment' }));
};

describe('the plan chooser', () => {
  test('has three cards; Free closes it', async () => {
    const user = openRemote();
    const plans = await openPlans(user);
    expect(plans.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Free',
      'Pro',
      'Legal Pro+',
    ]);
    expect(plans.getByRole('article', { name: 'Pro' })).toHaveTextContent('₹199.00');
    expect(
      within(plans.getByRole('article', { name: 'Legal Pro+' })).getByRole('button', { name: 'Upgrade Now' }),
    ).toBeInTheDocument();
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
  const monthly: Quote = {
    ...simulatedQuote({ plan: 'pro', period: 'monthly' }),
    period: 'monthly',
    subtotalPaise: 19_900,
    perMonthPaise: null,
    taxablePaise: 19_900,
    gstPaise: 3_582,
    taxes: [
      { name: 'CGST', ratePercent: 9, amountPaise: 1_791 },
      { name: 'SGST', ratePercent: 9, amountPaise: 1_791 },
    ],
    totalPaise: 23_482,
  };
  const open = async (billing: Partial<BillingService>, user: typeof asha | null = asha) => {
    const base = testHost({ mode: 'live', user, services: { chat: fakeChatServer().service } });
    const quote = jest.fn(({ body }: { readonly body: { readonly period: string } }) =>
      Promise.resolve(body.period === 'monthly' ? monthly : simulatedQuote({ plan: 'pro', period: 'yearly' })),
    );
    const host = { ...base, services: { ...base.services, billing: { ...base.services.billing, quote, ...billing } } };
    const person = openRemote({ host });
    const dialog = await openSubscribe(person);
    await dialog.findByText('Subtotal');
    return { person, dialog, quote };
  };

  test('the plans on sale say what a year saves, worked out from their prices', async () => {
    const plans = () => Promise.resolve({ plans: [...livePlans] });
    const host = testHost({
      mode: 'live',
      user: asha,
      services: { chat: fakeChatServer().service, plans: { list: plans } },
    });
    const person = openRemote({ host });
    const chooser = await openPlans(person);
    expect(chooser.getByRole('article', { name: 'Pro' })).toHaveTextContent(
      '₹167.00 / month, paid for a year Save 16%',
    );
    expect(chooser.getByRole('article', { name: 'Free' })).not.toHaveTextContent('Save');
    await person.click(
      within(chooser.getByRole('article', { name: 'Pro' })).getByRole('button', { name: 'Upgrade Now' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe to Pro' }));
    expect(dialog.getByRole('group', { name: 'Billing period (by the year: Save 16%)' })).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Yearly' })).not.toBeChecked();
  });

  test('the price is the quote of the server, for a month or a year', async () => {
    const { person, dialog } = await open({});
    expect(amounts(dialog)).toEqual(['₹199.00', null, '₹35.82', '₹234.82']);
    await person.click(dialog.getByRole('radio', { name: 'Yearly' }));
    await waitFor(() => expect(amounts(dialog)[0]).toBe('₹4,916.41'));
  });

  test('the invoice is addressed already, and what the server refuses is said at its field', async () => {
    const checkout = jest
      .fn()
      .mockRejectedValue(new ServiceError('Please check the form.', 422, { gstin: 'A GSTIN has 15 characters.' }));
    const { person, dialog } = await open({ checkout });
    expect(await dialog.findByText('Asha', { selector: 'strong' })).toBeInTheDocument();
    await proceed(person, dialog);
    expect(await dialog.findByText('A GSTIN has 15 characters.')).toBeInTheDocument();
    expect(checkout).toHaveBeenCalledWith({
      body: expect.objectContaining({ plan: 'pro', period: 'monthly', name: 'Asha', stateCode: '33' }) as unknown,
    });
  });

  test('the State is asked, not guessed: without it there is no order, and the tax is split once it is known', async () => {
    const checkout = jest.fn().mockRejectedValue(new ServiceError('The server cannot be reached.', 0));
    const { person, dialog } = await open({ checkout });
    const state = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    const names = [...state.options].map(({ text }) => text);
    expect(names[0]).toBe('Choose your State');
    expect(names.slice(1)).toEqual(names.slice(1).sort((one, other) => one.localeCompare(other, 'en')));
    expect(state).toHaveValue('');
    expect(row(dialog, 'GST (18%)')).not.toHaveTextContent('CGST');
    await person.click(dialog.getByRole('button', { name: 'Proceed to Payment' }));
    expect(state).toHaveAccessibleDescription('Choose your State.');
    expect(checkout).not.toHaveBeenCalled();
    await person.selectOptions(state, 'Karnataka');
    await waitFor(() => expect(row(dialog, 'GST (18%)')).toHaveTextContent('CGST 9% + SGST 9%'));
  });

  test('a State that is chosen before the profile is there stays chosen, and the profile fills the rest', async () => {
    let arrive = (_profile: Profile): void => undefined;
    const base = testHost({
      mode: 'live',
      user: { ...asha, name: 'asha' },
      services: { chat: fakeChatServer().service },
    });
    const profile = () => new Promise<Profile>((resolve) => (arrive = resolve));
    const accounts = { ...base.services.accounts, profile };
    const host = { ...base, services: { ...base.services, accounts } };
    const person = openRemote({ host });
    const dialog = await openSubscribe(person);
    const state = dialog.getByRole('combobox', { name: 'State' });
    await person.selectOptions(state, 'Kerala');
    const kept = await base.services.accounts.profile();
    arrive({ ...kept, name: 'Asha Rao', stateCode: '', gstin: '' });
    expect(await dialog.findByText('Asha Rao', { selector: 'strong' })).toBeInTheDocument();
    expect(state).toHaveDisplayValue('Kerala');
  });

  test('a name that was only cut from the e-mail address is no name for an invoice', async () => {
    const checkout = jest.fn().mockRejectedValue(new ServiceError('The server cannot be reached.', 0));
    const { person, dialog } = await open({ checkout }, { ...asha, name: 'asha' });
    expect(dialog.getByText('asha@example.com', { selector: 'strong' })).toBeInTheDocument();
    await proceed(person, dialog);
    expect(checkout).toHaveBeenCalledWith({ body: expect.objectContaining({ name: 'asha@example.com' }) as unknown });
  });

  test('asking for the same twice makes one order', async () => {
    const checkout = jest.fn().mockRejectedValue(new ServiceError('The server cannot be reached.', 0));
    const { person, dialog } = await open({ checkout });
    const pay = () => proceed(person, dialog);
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
    const { person, dialog } = await open({
      checkout: () => Promise.resolve({ orderId: 'o1', payment: { gateway: 'none' } }),
      order: () => Promise.resolve(order),
    });
    await proceed(person, dialog);
    expect(await screen.findByText('Payment successful')).toBeInTheDocument();
  });

  describe('by Razorpay', () => {
    const payment = {
      gateway: 'razorpay' as const,
      keyId: 'rzp_test_key',
      gatewayOrderId: 'order_1',
      amountPaise: 23_482,
      name: 'Asha',
      email: 'asha@example.com',
    };
    const checkout = () => Promise.resolve({ orderId: 'o1', payment });
    const order = { id: 'o1', status: 'paid' as const, quote: monthly, message: '' };
    const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://checkout.razorpay.com/"]');

    class PaidAtOnce {
      constructor(private readonly options: { handler(answer: object): void }) {}
      open() {
        this.options.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' });
      }
    }
    const loads = async () => {
      Object.assign(window, { Razorpay: PaidAtOnce });
      await waitFor(() => expect(script()).not.toBeNull());
      script()?.dispatchEvent(new Event('load'));
    };
    afterEach(() => {
      script()?.remove();
      Reflect.deleteProperty(window, 'Razorpay');
    });

    test('a script that does not load is told, and the next try goes on with the same order', async () => {
      const begin = jest.fn(checkout);
      const confirmRazorpay = jest.fn().mockResolvedValue(order);
      const { person, dialog } = await open({
        checkout: begin,
        confirmRazorpay,
        order: () => Promise.resolve(order),
      });
      await proceed(person, dialog);
      await waitFor(() => expect(script()).not.toBeNull());
      script()?.dispatchEvent(new Event('error'));
      expect(await dialog.findByRole('alert')).toHaveTextContent(/could not be loaded.*Your order is kept/);
      expect(script()).toBeNull();
      await proceed(person, dialog);
      await loads();
      expect(await screen.findByText('Payment successful')).toBeInTheDocument();
      const [first, second] = begin.mock.calls as unknown as [{ body: { idempotencyKey: string } }][];
      expect(second?.[0].body.idempotencyKey).toBe(first?.[0].body.idempotencyKey);
      expect(confirmRazorpay).toHaveBeenCalledWith({
        params: { id: 'o1' },
        body: { paymentId: 'pay_1', signature: 'signed' },
      });
    });

    test('a confirmation that does not get through waits for what Razorpay tells the server', async () => {
      const { person, dialog } = await open({
        checkout,
        confirmRazorpay: () => Promise.reject(new ServiceError('The server cannot be reached.', 0)),
        order: () => Promise.resolve(order),
      });
      await proceed(person, dialog);
      await loads();
      expect(await screen.findByText('Payment successful')).toBeInTheDocument();
    });
  });
});
