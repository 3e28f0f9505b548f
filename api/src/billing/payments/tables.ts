import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const gateway = () => text('gateway', { enum: ['test', 'razorpay', 'stripe'] }).notNull();
const created = { createdAt: at('created_at').notNull().defaultNow() };

export const payments = pgTable(
  'payment',
  {
    gateway: gateway(),
    paymentId: text('payment_id').notNull(),
    orderId: uuid('order_id'),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['settled', 'unmatched', 'returning', 'returned', 'kept'] }).notNull(),
    reason: text('reason').notNull().default(''),
    gatewayRefundId: text('gateway_refund_id'),
    ...created,
  },
  (table) => [primaryKey({ columns: [table.gateway, table.paymentId] })],
);

export const disputes = pgTable(
  'dispute',
  {
    gateway: gateway(),
    disputeId: text('dispute_id').notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: uuid('order_id'),
    amountPaise: integer('amount_paise').notNull(),
    reason: text('reason').notNull(),
    status: text('status').notNull(),
    respondBy: at('respond_by'),
    ...created,
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.disputeId] })],
);

export const outsideRefunds = pgTable(
  'outside_refund',
  {
    gateway: gateway(),
    refundId: text('refund_id').notNull(),
    orderId: uuid('order_id').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    ...created,
  },
  (table) => [primaryKey({ columns: [table.gateway, table.refundId] })],
);

export type PaymentRow = typeof payments.$inferSelect;
