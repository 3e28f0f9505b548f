import type { ApiModule } from '../platform/module';
import type { Platform } from '../platform/platform';
import { closeOrder } from './checkout/close-order';
import { overdueOrders } from './checkout/order-store';
import type { Billing } from './context';
import { seedCoupons } from './coupons/seed-coupons';
import { configuredGateways } from './gateways/configured-gateways';
import type { Gateways } from './gateways/gateways';
import { serveTestGateway } from './gateways/test-gateway-routes';
import { addInvoiceJobs } from './invoices/mail-invoice';
import { returnOpenPayments } from './payments/return-payment';
import { contributeBillingData } from './personal-data';
import { applyFreeQuestions, seedPlans } from './plans/seed-plans';
import { serveCheckout } from './routes/checkout-routes';
import { serveSubscriptions } from './routes/subscription-routes';
import { seedSamples } from './samples/seed-samples';
import { seedGateways } from './settings/gateway-store';
import { payBackOpenRefunds } from './subscriptions/refund';
import { renewSubscriptions, type ReminderSwitch } from './subscriptions/renewals';
import { forgetOldUsage } from './usage/usage';
import { serveWebhooks } from './webhooks/webhook-routes';

export interface BillingPorts {
  /** The ways of being paid; by default those of the payment settings. */
  readonly gateways?: (platform: Platform) => Gateways;
  /** Which reminders are switched on; by default all. */
  readonly reminders?: (platform: Platform) => ReminderSwitch;
}

/** Plans, prices, payments, subscriptions and invoices. */
export function createBillingModule({
  gateways = configuredGateways,
  reminders = () => () => Promise.resolve(true),
}: BillingPorts = {}): ApiModule {
  return {
    name: 'billing',
    async register(app, platform) {
      const billing: Billing = { platform, db: platform.database.db, gateways: gateways(platform) };
      contributeBillingData(platform);
      serveCheckout(app, billing);
      serveSubscriptions(app, billing);
      await serveTestGateway(app, billing);
      await serveWebhooks(app, billing);
      await addJobs(billing, reminders(platform));
    },
    async prepare(platform) {
      const {
        config,
        now,
        database: { db },
      } = platform;
      await seedPlans(db, config.sampleData);
      await applyFreeQuestions(db, config.freeQuestionsPerDay);
      await seedCoupons(db, config.sampleData, now());
      await seedGateways(platform);
      if (config.sampleData) await seedSamples(db, config.seller, now());
    },
  };
}

async function addJobs(billing: Billing, wanted: ReminderSwitch): Promise<void> {
  const { jobs, now } = billing.platform;
  await addInvoiceJobs(billing.platform);
  await jobs.add({ name: 'billing-renewals', cron: '*/15 * * * *', run: () => renewSubscriptions(billing, wanted) });
  await jobs.add({
    name: 'billing-refunds',
    cron: '*/10 * * * *',
    async run() {
      await returnOpenPayments(billing);
      await payBackOpenRefunds(billing);
    },
  });
  await jobs.add({ name: 'billing-old-usage', cron: '41 3 * * *', run: () => forgetOldUsage(billing.db, now()) });
  await jobs.add({ name: 'billing-open-orders', cron: '*/5 * * * *', run: () => closeOverdueOrders(billing, now()) });
}

/** Orders that nobody paid in time are given up, and their coupons are free again. */
export async function closeOverdueOrders(billing: Billing, now: Date): Promise<void> {
  for (const { id } of await overdueOrders(billing.db, now))
    await closeOrder(billing, id, 'abandoned', 'The time to pay was over.');
}
