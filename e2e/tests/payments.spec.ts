import { expect, test as base, type Page } from '@playwright/test';
import { paths } from 'shared-contracts/paths';
import { serveRazorpay } from '../src/gateways/razorpay-checkout';
import { openShopFront, type ShopFront } from '../src/gateways/shop-front';
import { signUp } from '../src/sign-up';

const test = base.extend<object, { readonly shop: ShopFront }>({
  shop: [
    async ({ browserName: _browserName }, use) => {
      const shop = await openShopFront();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

// One product sells by one gateway at a time.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let people = 0;
const total = '₹234.82';

/** A new person who has chosen Pro by the month, up to the button that leads to the payment. */
async function choosePro(page: Page) {
  await page.goto(paths.chat.href());
  await signUp(page, `buyer-${Date.now()}-${++people}@example.com`);
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await dialog.getByRole('article', { name: 'Pro', exact: true }).getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(dialog.getByRole('list', { name: 'Price summary' })).toContainText(total);
  await dialog.getByLabel('State').selectOption('Karnataka');
  return dialog;
}

const proceed = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Proceed to Payment' }).click();
const razorpay = (page: Page) => page.frameLocator('iframe[title="Razorpay Checkout"]');

async function expectPlan(page: Page, plan: string): Promise<void> {
  const session = (await (await page.request.get('/api/accounts/session')).json()) as {
    user: { plan: { name: string } };
  };
  expect(session.user.plan.name).toBe(plan);
}

test.describe('by Razorpay', () => {
  test.beforeAll(({ shop }) => shop.sellBy('razorpay'));

  test('its checkout opens over the page, and what it confirms is paid once', async ({ page, shop }) => {
    const blocked: string[] = [];
    page.on('console', (message) => message.text().includes('Content Security Policy') && blocked.push(message.text()));
    await serveRazorpay(page, shop.standIns);
    await choosePro(page);
    await proceed(page);
    await razorpay(page).getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    await expectPlan(page, 'Pro');
    const order = shop.standIns.orders.at(-1)?.id ?? '';
    for (let times = 0; times < 3; times++) expect(await shop.standIns.capture(order)).toBe(200);
    const { invoices } = (await (await page.request.get('/api/billing/invoices')).json()) as { invoices: object[] };
    expect(invoices).toHaveLength(1);
    expect(blocked).toEqual([]);
  });

  test('a script that is blocked is told, and the kept order is paid at the next try', async ({ page, shop }) => {
    await page.route('https://checkout.razorpay.com/**', (route) => route.abort());
    const dialog = await choosePro(page);
    const before = shop.standIns.orders.length;
    await proceed(page);
    await expect(dialog.getByRole('alert')).toContainText('Your order is kept');
    await page.unroute('https://checkout.razorpay.com/**');
    await serveRazorpay(page, shop.standIns);
    await proceed(page);
    await razorpay(page).getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    expect(shop.standIns.orders).toHaveLength(before + 1);
  });

  test('whoever closes it is not charged, and a payment that comes in late counts', async ({ page, shop }) => {
    await serveRazorpay(page, shop.standIns);
    const dialog = await choosePro(page);
    await proceed(page);
    await razorpay(page).getByRole('button', { name: 'Close checkout' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nothing was charged');
    await expectPlan(page, 'Free');
    expect(await shop.standIns.capture(shop.standIns.orders.at(-1)?.id ?? '')).toBe(200);
    await expectPlan(page, 'Pro');
  });

  test('a confirmation that is lost on the way is made up for by the gateway', async ({ page, shop }) => {
    await serveRazorpay(page, shop.standIns);
    await choosePro(page);
    await page.route('**/api/billing/orders/*/razorpay', async (route) => {
      await shop.standIns.capture(shop.standIns.orders.at(-1)?.id ?? '');
      await route.abort();
    });
    await proceed(page);
    await razorpay(page).getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    await expectPlan(page, 'Pro');
  });

  test('a late payment of an order that another one took the place of goes back', async ({ page, shop }) => {
    await serveRazorpay(page, shop.standIns);
    const dialog = await choosePro(page);
    await proceed(page);
    await razorpay(page).getByRole('button', { name: 'Close checkout' }).click();
    const first = shop.standIns.orders.at(-1);
    await dialog.getByRole('radio', { name: 'Yearly' }).check();
    await expect(dialog.getByRole('list', { name: 'Price summary' })).toContainText('₹2,364.72');
    await proceed(page);
    await razorpay(page).getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    expect(await shop.standIns.capture(first?.id ?? '')).toBe(200);
    expect(shop.standIns.refunds.at(-1)).toEqual({ payment: first?.id.replace('order_', 'pay_'), amount: 23_482 });
    const { subscription } = (await (await page.request.get('/api/billing/subscription')).json()) as {
      subscription: { period: string };
    };
    expect(subscription.period).toBe('yearly');
  });
});

test.describe('by Stripe', () => {
  test.beforeAll(({ shop }) => shop.sellBy('stripe'));

  const payThere = async (page: Page): Promise<void> => {
    await expect(page.getByRole('heading', { name: `Pay ${total}` })).toBeVisible();
    await page.getByRole('button', { name: 'Pay' }).click();
  };

  test('its page takes the payment, and what it reports is paid once', async ({ page, shop }) => {
    await choosePro(page);
    await proceed(page);
    await payThere(page);
    await expect(page.getByText('Payment successful')).toBeVisible();
    await expectPlan(page, 'Pro');
    const session = shop.standIns.orders.at(-1)?.id ?? '';
    for (let times = 0; times < 3; times++) expect(await shop.standIns.complete(session)).toBe(200);
    const { invoices } = (await (await page.request.get('/api/billing/invoices')).json()) as { invoices: object[] };
    expect(invoices).toHaveLength(1);
  });

  test('whoever comes back without paying is not charged, and a payment that comes in late counts', async ({
    page,
    shop,
  }) => {
    await choosePro(page);
    await proceed(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('dialog', { name: 'Payment not completed' })).toBeVisible();
    await expectPlan(page, 'Free');
    expect(await shop.standIns.complete(shop.standIns.orders.at(-1)?.id ?? '')).toBe(200);
    await expectPlan(page, 'Pro');
  });
});
