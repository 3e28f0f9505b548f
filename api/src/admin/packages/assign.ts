import { randomUUID } from 'node:crypto';
import { userByEmail } from '../../accounts/user-store';
import type { UserRow } from '../../accounts/tables';
import { issueInvoice } from '../../billing/invoices/issue';
import { sendInvoiceLater } from '../../billing/invoices/mail-invoice';
import { insertOrder } from '../../billing/checkout/order-store';
import { planById } from '../../billing/plans/plan-store';
import { addDays, startOfIndiaDay } from '../../billing/rules/calendar';
import { daysOf, workOut } from '../../billing/rules/quote';
import {
  insertSubscription,
  lockCustomer,
  runningSubscription,
  updateSubscription,
} from '../../billing/subscriptions/subscription-store';
import { refused } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';
import type { Assignment, Proof } from './read-assignment';

/**
 * Gives a person a plan that was paid outside the checkout. A running subscription ends now; the payment gets a tax invoice.
 * @returns the id of the subscription
 * @throws ProblemError 400 on `userEmail`, `planId` or `startDate`
 */
export async function assignPlan(platform: Platform, assignment: Assignment, proof: Proof | null): Promise<string> {
  const { database, config } = platform;
  const now = platform.now();
  const user = await userByEmail(database.db, assignment.userEmail);
  if (!user) throw refused({ userEmail: 'There is no user with this e-mail address.' });
  const plan = await planById(database.db, assignment.planId);
  if (!plan.status) throw refused({ planId: 'This plan is not active.' });
  const startsAt = startOfIndiaDay(assignment.startDate);
  const endsAt = addDays(startsAt, daysOf(plan, assignment.duration));
  if (endsAt <= now) throw refused({ startDate: 'With this start date the plan would be over already.' });
  const stored = proof && (await platform.files.put(proof));
  const buyer = buyerOf(user, config.seller.stateCode);
  const quote = workOut({
    plan,
    period: assignment.duration,
    creditPaise: 0,
    coupon: null,
    sellerState: config.seller.stateCode,
    buyerState: buyer.stateCode,
    rounds: config.seller.roundTotals,
  });

  const { subscription, invoice } = await database.db.transaction(async (tx) => {
    await lockCustomer(tx, user.id);
    const running = await runningSubscription(tx, user.id);
    if (running) await updateSubscription(tx, running.subscription.id, { status: 'cancelled', endsAt: now });
    const added = await insertSubscription(tx, {
      userId: user.id,
      planId: plan.id,
      period: assignment.duration,
      status: 'active',
      startsAt,
      endsAt,
      valuePaise: quote.taxablePaise,
      source: 'assigned',
      paymentMethod: assignment.paymentMethod,
      transactionId: assignment.transactionId,
      proofFileId: stored?.id ?? null,
      createdAt: now,
    });
    if (quote.totalPaise === 0) return { subscription: added, invoice: null };
    const order = await insertOrder(tx, {
      userId: user.id,
      idempotencyKey: randomUUID(),
      status: 'paid',
      planId: plan.id,
      quote,
      buyer,
      gateway: 'none',
      paymentId: assignment.transactionId || null,
      subscriptionId: added.id,
      message: `${plan.name} was assigned by an administrator.`,
      expiresAt: now,
      settledAt: now,
    });
    return { subscription: added, invoice: await issueInvoice(tx, config.seller, { order, subscription: added, now }) };
  });
  if (invoice) await sendInvoiceLater(platform, invoice.id);
  return subscription.id;
}

const buyerOf = (user: UserRow, sellerState: string) => ({
  name: user.name,
  email: user.email,
  address: user.address,
  stateCode: user.stateCode || sellerState,
  gstin: user.gstin,
  language: user.language,
});
