import { captured, openGatewayShop, session, type GatewayShop } from '../testing/gateway-shop';
import type { Customer } from '../testing/shop';

let shop: GatewayShop;
beforeAll(async () => {
  shop = await openGatewayShop();
});
afterAll(() => shop.close());

const bought = async (email: string, gateway: 'razorpay' | 'stripe' = 'razorpay') => {
  shop.use(gateway);
  const person = await shop.customer(email);
  const { orderId } = (await person.checkout({ stateCode: '33' })).json<{ orderId: string }>();
  if (gateway === 'razorpay') await shop.razorpaySends(captured(orderId));
  else await shop.stripeSends('checkout.session.completed', session(orderId));
  return { person, orderId };
};
const notices = (subject: string) =>
  shop.rows<{ action: string; after: object }>(
    `select action, after from audit_entry where subject = '${subject}' order by id`,
  );
const documents = ({ id }: Customer) =>
  shop.rows<{ kind: string; taxable_paise: number; gst_paise: number; total_paise: number; status: string }>(
    `select kind, taxable_paise, gst_paise, total_paise, status from invoice where user_id = '${id}' order by created_at, kind desc, number`,
  );
const planOf = async (person: Customer) =>
  (await person.request('GET', '/api/accounts/session')).json<{ user: { plan: { slug: string } } }>().user.plan.slug;

describe('disputes', () => {
  const dispute = (orderId: string, status: string) => ({
    event: `payment.dispute.${status === 'open' ? 'created' : status}`,
    payload: {
      payment: { entity: { id: `pay_${orderId}`, order_id: `order_${orderId}`, amount: 23_482, currency: 'INR' } },
      dispute: {
        entity: {
          id: `disp_${orderId}`,
          payment_id: `pay_${orderId}`,
          amount: 23_482,
          currency: 'INR',
          reason_code: 'chargeback_authorization',
          respond_by: 1_796_000_000,
          status,
        },
      },
    },
  });

  it('of Razorpay are kept, and each change is told once', async () => {
    const { person, orderId } = await bought('dispute@example.com');
    for (const status of ['open', 'open', 'under_review', 'lost', 'open'])
      expect((await shop.razorpaySends(dispute(orderId, status))).statusCode).toBe(200);
    expect(await shop.rows(`select status, order_id from dispute where dispute_id = 'disp_${orderId}'`)).toEqual([
      { status: 'lost', order_id: orderId },
    ]);
    expect((await notices(`disp_${orderId}`)).map(({ after }) => after)).toEqual(
      ['open', 'under_review', 'lost'].map((status) => expect.objectContaining({ status, orderId }) as object),
    );
    const bell = await shop.rows<{ text: string }>("select text from bell_item where text like 'Dispute of%'");
    expect(bell[0]?.text).toContain('Asha Rao (dispute@example.com) at Razorpay: open. Answer it there by');
    expect(await planOf(person)).toBe('pro');
  });

  it('of Stripe name their payment by its intent', async () => {
    const { orderId } = await bought('stripe-dispute@example.com', 'stripe');
    const object = {
      id: 'dp_1',
      object: 'dispute',
      amount: 23_482,
      currency: 'inr',
      payment_intent: `pi_${orderId}`,
      reason: 'fraudulent',
      status: 'needs_response',
      evidence_details: { due_by: 1_796_000_000 },
    };
    await shop.stripeSends('charge.dispute.created', object);
    await shop.stripeSends('charge.dispute.closed', { ...object, status: 'won' });
    expect(await shop.rows("select status, order_id from dispute where dispute_id = 'dp_1'")).toEqual([
      { status: 'won', order_id: orderId },
    ]);
    expect(await notices('dp_1')).toHaveLength(2);
  });
});

describe('refunds that are made at the gateway', () => {
  const refund = (orderId: string, id: string, amount: number, change: object = {}) => ({
    event: 'refund.processed',
    payload: {
      refund: { entity: { id, payment_id: `pay_${orderId}`, amount, currency: 'INR', notes: [], ...change } },
    },
  });

  it('in parts make a credit note each, and the last one ends the plan', async () => {
    const { person, orderId } = await bought('parts@example.com');
    await shop.razorpaySends(refund(orderId, 'rfnd_a', 10_001));
    await shop.razorpaySends(refund(orderId, 'rfnd_a', 10_001));
    expect(await documents(person)).toEqual([
      { kind: 'invoice', taxable_paise: 19_900, gst_paise: 3_582, total_paise: 23_482, status: 'paid' },
      { kind: 'credit note', taxable_paise: 8_475, gst_paise: 1_526, total_paise: 10_001, status: 'refunded' },
    ]);
    expect(await planOf(person)).toBe('pro');
    await shop.razorpaySends(refund(orderId, 'rfnd_b', 20_000));
    const [invoice, ...notes] = await documents(person);
    expect(invoice?.status).toBe('refunded');
    expect(notes.reduce((sum, note) => sum + note.total_paise, 0)).toBe(23_482);
    expect((await shop.statusOf(person, orderId)).status).toBe('refunded');
    expect(await planOf(person)).toBe('free');
    expect(await notices('rfnd_a')).toHaveLength(1);
  });

  it('leave only the rest for the refund within seven days', async () => {
    const { person, orderId } = await bought('rest@example.com');
    await shop.razorpaySends(refund(orderId, 'rfnd_c', 3_482));
    const answer = await person.request('POST', '/api/billing/subscription/refund', {});
    expect(answer.json<{ message: string }>().message).toContain('₹200.00');
    expect(shop.asked.at(-1)).toMatchObject({ call: 'refund', body: { amount: 20_000 } });
    await shop.razorpaySends(refund(orderId, `rfnd_pay_${orderId}`, 20_000, { notes: { orderId } }));
    expect((await documents(person)).map(({ total_paise }) => total_paise)).toEqual([23_482, 3_482, 20_000]);
  });

  it('of Stripe are read from the refund, and those that began here are known', async () => {
    const { person, orderId } = await bought('stripe-parts@example.com', 'stripe');
    const object = { id: 're_a', object: 'refund', amount: 11_741, status: 'pending', payment_intent: `pi_${orderId}` };
    await shop.stripeSends('refund.created', object);
    await shop.stripeSends('refund.updated', { ...object, status: 'succeeded', metadata: {} });
    expect((await documents(person)).map(({ total_paise }) => total_paise)).toEqual([23_482, 11_741]);
  });

  it('that fail are told, and what was to go back is the customer’s credit', async () => {
    const person = await shop.customer('failed-return@example.com');
    shop.use('razorpay');
    const first = (await person.checkout()).json<{ orderId: string }>().orderId;
    const second = (await person.checkout({ period: 'yearly' })).json<{ orderId: string }>().orderId;
    const [row] = await shop.rows<{ total: number }>(
      `select (quote->>'totalPaise')::int as total from purchase_order where id = '${second}'`,
    );
    await shop.razorpaySends(captured(second, row?.total));
    await shop.razorpaySends(captured(first));
    await shop.razorpaySends({
      ...refund(first, `rfnd_pay_${first}`, 23_482, { notes: { orderId: first } }),
      event: 'refund.failed',
    });
    expect(await shop.rows(`select status from payment where order_id = '${first}'`)).toEqual([{ status: 'kept' }]);
    expect((await notices(`pay_${first}`)).map(({ action }) => action)).toEqual(['payment.returning', 'payment.kept']);
  });
});
