import { openShop, type Customer, type Shop } from '../testing/shop';

const people = 50;
let shop: Shop;
let customers: Customer[];

beforeAll(async () => {
  shop = await openShop();
  customers = await Promise.all(
    Array.from({ length: people }, (_, index) => shop.customer(`person-${index}@example.com`)),
  );
});
afterAll(() => shop.close());

const rows = <Row extends object>(statement: string) => shop.api.platform.database.query<Row>(statement);

test('the last use of a coupon is redeemed once by fifty people at once', async () => {
  await rows(
    "insert into coupon (code, type, percent, expiry_date, usage_limit, used_before) values ('LASTONE', 'percentage', 50, '2099-12-31', 10, 9)",
  );
  const answers = await Promise.all(customers.map((customer) => customer.checkout({ coupon: 'LASTONE' })));
  const won = answers.filter(({ statusCode }) => statusCode === 200);
  expect(won).toHaveLength(1);
  for (const { json } of answers.filter((answer) => answer !== won[0]))
    expect(json().errors.coupon).toBe('This coupon has been used up.');

  const winner = customers[answers.findIndex((answer) => answer === won[0])];
  await winner?.end(won[0]?.json().orderId, 'abandon');
  const second = await Promise.all(customers.map((customer) => customer.checkout({ coupon: 'LASTONE' })));
  expect(second.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('fifty checkouts at once give fifty subscriptions and invoices whose numbers have no gap', async () => {
  const orders = await Promise.all(
    customers.map(
      async (customer) => [customer, (await customer.checkout()).json<{ orderId: string }>().orderId] as const,
    ),
  );
  await Promise.all(
    orders.flatMap(([customer, orderId]) => [customer.end(orderId, 'pay'), customer.end(orderId, 'pay')]),
  );
  const numbers = (await rows<{ number: string }>('select number from invoice order by number')).map(
    ({ number }) => number,
  );
  expect(numbers).toEqual(
    Array.from({ length: people }, (_, index) => `INV/26-27/${String(index + 1).padStart(6, '0')}`),
  );
  expect(
    await rows(
      "select count(*)::int as running, count(distinct user_id)::int as people from subscription where status = 'active'",
    ),
  ).toEqual([{ running: people, people }]);
  expect(await rows("select count(*)::int as paid from purchase_order where status = 'paid'")).toEqual([
    { paid: people },
  ]);
});

test('fifty checkouts of one person leave one open order', async () => {
  const one = await shop.customer('restless@example.com');
  const answers = await Promise.all(Array.from({ length: people }, () => one.checkout()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: people }, () => 200));
  expect(
    await rows(`select count(*)::int as open from purchase_order where user_id = '${one.id}' and status = 'pending'`),
  ).toEqual([{ open: 1 }]);
});
