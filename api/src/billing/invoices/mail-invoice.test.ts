import { openShop, type Shop } from '../testing/shop';
import { mailInvoice, mailLeftInvoices } from './mail-invoice';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => jest.restoreAllMocks());

const serverDown = () =>
  jest.spyOn(shop.billing.platform.mail, 'deliver').mockRejectedValue(new Error('connect ECONNREFUSED'));
const invoiceOf = async (userId: string) => {
  const [row] = await shop.api.platform.database.query<{ id: string; mailed: boolean; tries: number }>(
    `select id, mailed_at is not null as mailed, mail_tries as tries from invoice where user_id = '${userId}'`,
  );
  if (!row) throw new Error('There is no invoice.');
  return row;
};
const arrived = async (email: string) =>
  (await shop.mailsTo(email)).filter(({ subject }) => subject.includes('INV/')).length;

test('an invoice reaches its customer though the mail server was down for two days, and once', async () => {
  const person = await shop.customer('patient@example.com');
  const deliver = serverDown();
  await person.buy();
  const { id } = await invoiceOf(person.id);
  await expect(mailInvoice(shop.billing.platform, id)).rejects.toThrow('ECONNREFUSED');
  for (let sweeps = 0; sweeps < 48; sweeps++) {
    shop.wait(1 / 24);
    await mailLeftInvoices(shop.billing.platform);
  }
  expect(deliver).toHaveBeenCalledTimes(49);
  expect(await invoiceOf(person.id)).toMatchObject({ mailed: false, tries: 49 });
  deliver.mockRestore();
  for (let sweeps = 0; sweeps < 3; sweeps++) await mailLeftInvoices(shop.billing.platform);
  expect(await arrived(person.email)).toBe(1);
  expect(await invoiceOf(person.id)).toMatchObject({ mailed: true });
});

test('two processes at once mail it once, and one that was cut off does not keep it for ever', async () => {
  const person = await shop.customer('claimed@example.com');
  await person.buy();
  const { id } = await invoiceOf(person.id);
  await Promise.all([1, 2, 3].map(() => mailInvoice(shop.billing.platform, id)));
  expect(await arrived(person.email)).toBe(1);
  await shop.api.platform.database.query(
    `update invoice set mailed_at = null, mail_claimed_at = '${shop.billing.platform.now().toISOString()}' where id = '${id}'`,
  );
  await mailInvoice(shop.billing.platform, id);
  expect(await arrived(person.email)).toBe(1);
  shop.wait(1);
  await mailLeftInvoices(shop.billing.platform);
  expect(await arrived(person.email)).toBe(2);
});

test('one mail that is always refused does not hold up the others', async () => {
  const people = await Promise.all(['bad', 'good'].map((name) => shop.customer(`${name}@queue.example`)));
  const working = shop.billing.platform.mail.deliver.bind(shop.billing.platform.mail);
  jest
    .spyOn(shop.billing.platform.mail, 'deliver')
    .mockImplementation((mail) =>
      mail.to.startsWith('bad@') ? Promise.reject(new Error('550 no such mailbox')) : working(mail),
    );
  for (const person of people) await person.buy();
  shop.wait(1);
  await mailLeftInvoices(shop.billing.platform);
  expect(await arrived('good@queue.example')).toBe(1);
  expect(await arrived('bad@queue.example')).toBe(0);
});
