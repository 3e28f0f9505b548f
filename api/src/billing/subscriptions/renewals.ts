import { and, eq, inArray, lt } from 'drizzle-orm';
import { chatUrl, write } from '../../mails/postbox';
import { hasOwnName, userById } from '../../accounts/user-store';
import type { UserRow } from '../../accounts/tables';
import { insertOrder, orderByKey } from '../checkout/order-store';
import { closeOrder } from '../checkout/close-order';
import { settleOrder } from '../checkout/settle-order';
import type { Billing } from '../context';
import type { Debit, Gateway } from '../gateways/gateway';
import { addDays, dayInWords, indiaDay } from '../rules/calendar';
import { formatPaise } from '../rules/money';
import { workOut } from '../rules/quote';
import { graceDays, nextStep, noticeDays } from '../rules/renewal-terms';
import { plans, subscriptions, type OrderRow } from '../tables';
import { endsByItself, runningStates, updateSubscription, type Subscribed } from './subscription-store';

/** Whether people want to hear of something; the administrator's notification switches decide. */
export type ReminderSwitch = (kind: 'subscriptionReminder' | 'paymentReminder') => Promise<boolean>;

/** Does what is due for every subscription that ends soon or has ended: reminders, debits, ends. Run again, it does nothing twice. */
export async function renewSubscriptions(billing: Billing, wanted: ReminderSwitch): Promise<void> {
  const { db, platform } = billing;
  const due = await db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        inArray(subscriptions.status, [...runningStates]),
        lt(subscriptions.endsAt, addDays(platform.now(), noticeDays + 1)),
      ),
    );
  for (const subscribed of due) {
    await advance(billing, subscribed, wanted).catch((error: unknown) =>
      platform.log.error({ err: error, subscription: subscribed.subscription.id }, 'a renewal waits for the next run'),
    );
  }
}

async function advance(billing: Billing, subscribed: Subscribed, wanted: ReminderSwitch): Promise<void> {
  const { subscription, plan } = subscribed;
  const now = billing.platform.now();
  const user = await userById(billing.db, subscription.userId);
  const leaving = endsByItself(subscription) || plan.removedAt !== null || !user;
  const step = nextStep({
    periodEnd: subscription.endsAt,
    cancelAtPeriodEnd: leaving,
    reminded: subscription.remindedAt !== null,
    lastTriedAt: subscription.lastTriedAt,
    now,
  });
  if (step === 'remind') return remind(billing, subscribed, user, leaving, wanted);
  if (step === 'end') return end(billing, subscribed, user, 'cancelled');
  if (step === 'expire') return end(billing, subscribed, user, 'expired');
  if (step === 'charge' && user) return charge(billing, subscribed, user);
}

async function remind(
  billing: Billing,
  subscribed: Subscribed,
  user: UserRow | null,
  leaving: boolean,
  wanted: ReminderSwitch,
): Promise<void> {
  const { subscription, plan } = subscribed;
  const { platform } = billing;
  if (user && (await wanted(leaving ? 'subscriptionReminder' : 'paymentReminder'))) {
    const facts = { plan: plan.name, on: dayInWords(subscription.endsAt, user.language), chatUrl: chatUrl(platform) };
    const automatic = subscription.mandate !== null;
    const total = formatPaise(renewalQuote(billing, subscribed, user).totalPaise);
    await write(platform, user, (letters) =>
      leaving ? letters.endReminder(facts) : letters.renewalReminder({ ...facts, total, automatic }),
    );
  }
  await updateSubscription(billing.db, subscription.id, { remindedAt: platform.now() });
}

async function end(
  billing: Billing,
  { subscription, plan }: Subscribed,
  user: UserRow | null,
  status: 'cancelled' | 'expired',
): Promise<void> {
  await updateSubscription(billing.db, subscription.id, { status });
  if (user)
    await write(billing.platform, user, (letters) =>
      letters.expired({ plan: plan.name, chatUrl: chatUrl(billing.platform) }),
    );
}

async function charge(billing: Billing, subscribed: Subscribed, user: UserRow): Promise<void> {
  const { subscription } = subscribed;
  const gateway =
    subscription.gateway && subscription.gateway !== 'none' ? await billing.gateways.named(subscription.gateway) : null;
  const order = await renewalOrder(billing, subscribed, user, gateway);
  const debit = await tryDebit(gateway, subscribed, order);
  if (debit.paid) {
    await settleOrder(billing, order.id, {
      paymentId: debit.paymentId,
      mandate: null,
      paidPaise: order.quote.totalPaise,
    });
    return;
  }
  await closeOrder(billing, order.id, 'failed', debit.message);
  await markPastDue(billing, subscribed, user);
}

/** The plan goes on for the days of grace, and its owner hears of it once. */
async function markPastDue(
  { db, platform }: Billing,
  { subscription, plan }: Subscribed,
  user: UserRow,
): Promise<void> {
  await updateSubscription(db, subscription.id, { status: 'past due', lastTriedAt: platform.now() });
  if (subscription.status === 'past due') return;
  const until = dayInWords(addDays(subscription.endsAt, graceDays), user.language);
  await write(platform, user, (letters) =>
    letters.failedRenewal({ plan: plan.name, until, chatUrl: chatUrl(platform) }),
  );
}

async function tryDebit(
  gateway: Gateway | null,
  { subscription }: Subscribed,
  { id, quote, buyer, expiresAt }: OrderRow,
): Promise<Debit> {
  if (!gateway?.debit || !subscription.mandate)
    return { paid: false, message: 'There is no agreement to debit this plan automatically.' };
  return gateway.debit(subscription.mandate, {
    id,
    totalPaise: quote.totalPaise,
    planName: quote.plan.name,
    name: buyer.name,
    email: buyer.email,
    expiresAt,
  });
}

/** One order per period and day of trying, so that a run that was cut off goes on with the same one. */
async function renewalOrder(
  billing: Billing,
  subscribed: Subscribed,
  user: UserRow,
  gateway: Gateway | null,
): Promise<OrderRow> {
  const { db, platform } = billing;
  const { subscription, plan } = subscribed;
  const now = platform.now();
  const key = `renewal:${subscription.id}:${subscription.endsAt.toISOString()}:${indiaDay(now)}`;
  return (
    (await orderByKey(db, user.id, key)) ??
    insertOrder(db, {
      userId: user.id,
      idempotencyKey: key,
      kind: 'renewal',
      planId: plan.id,
      quote: renewalQuote(billing, subscribed, user),
      buyer: {
        name: hasOwnName(user) ? user.name : user.email,
        email: user.email,
        address: user.address,
        stateCode: stateOf(billing, user),
        gstin: user.gstin,
        language: user.language,
      },
      gateway: gateway?.name ?? 'none',
      expiresAt: addDays(now, 1),
      createdAt: now,
    })
  );
}

function renewalQuote(billing: Billing, { subscription, plan }: Subscribed, user: UserRow) {
  const { seller } = billing.platform.config;
  return workOut({
    plan,
    period: subscription.period,
    creditPaise: 0,
    coupon: null,
    sellerState: seller.stateCode,
    buyerState: stateOf(billing, user),
    rounds: seller.roundTotals,
  });
}

const stateOf = ({ platform }: Billing, user: UserRow): string => user.stateCode || platform.config.seller.stateCode;
