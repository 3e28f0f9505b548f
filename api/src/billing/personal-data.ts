import { and, eq, inArray, sql } from 'drizzle-orm';
import { contributePersonalData } from '../accounts/personal-data';
import type { Platform } from '../platform/platform';
import { invoicesOf, toInvoice } from './invoices/invoice-store';
import { runningStates } from './subscriptions/subscription-store';
import { dailyUsage, orders, subscriptions } from './tables';

/** What billing keeps about a person. Invoices and the orders behind them stay when an account goes, because tax law demands it. */
export function contributeBillingData(platform: Platform): void {
  const { db } = platform.database;
  contributePersonalData(platform, {
    name: 'billing',
    async export(userId) {
      const [kept, ordered, documents] = await Promise.all([
        db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
        db
          .select({
            id: orders.id,
            status: orders.status,
            quote: orders.quote,
            buyer: orders.buyer,
            createdAt: orders.createdAt,
          })
          .from(orders)
          .where(eq(orders.userId, userId)),
        invoicesOf(db, userId),
      ]);
      return {
        subscriptions: kept.map(({ mandate: _mandate, ...row }) => row),
        orders: ordered,
        invoices: documents.map(toInvoice),
      };
    },
    async erase({ id: userId }) {
      const running = and(eq(subscriptions.userId, userId), inArray(subscriptions.status, [...runningStates]));
      await db.update(subscriptions).set({ status: 'cancelled', endsAt: platform.now(), mandate: null }).where(running);
      await db.update(subscriptions).set({ mandate: null }).where(eq(subscriptions.userId, userId));
      // Payment proofs show a bank account; an order without an invoice has no reason to name anybody.
      await platform.database.query(
        'delete from stored_file where id in (select proof_file_id from subscription where user_id = $1)',
        [userId],
      );
      await platform.database.query(
        `update subscription set proof_file_id = null, transaction_id = '' where user_id = $1`,
        [userId],
      );
      await platform.database.query(
        `update purchase_order o set buyer = buyer || '{"name": "", "email": "", "address": "", "gstin": ""}'::jsonb
         where user_id = $1 and not exists (select 1 from invoice i where i.order_id = o.id)`,
        [userId],
      );
      await db.delete(dailyUsage).where(sql`${dailyUsage.who} = ${`user:${userId}`}`);
    },
  });
}
