import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentStep, Quote } from 'shared-contracts';
import type { CouponTranslations } from 'shared-contracts/calls/billing/coupon-words';
import type { PlanTranslations } from 'shared-contracts/calls/plans/types';
import type { Buyer } from './checkout/buyer';
import type { Mandate } from './gateways/gateway';
import type { InvoiceDocument } from './invoices/document';

const at = (name: string) => timestamp(name, { withTimezone: true });
const id = () => uuid('id').primaryKey().defaultRandom();
const created = { createdAt: at('created_at').notNull().defaultNow() };
const changed = { ...created, updatedAt: at('updated_at').notNull().defaultNow() };

export const plans = pgTable('plan', {
  id: id(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  icon: text('icon').notNull().default('scale'),
  color: text('color').notNull().default('ink'),
  borderColor: text('border_color').notNull().default('line'),
  buttonStyle: text('button_style', { enum: ['outline', 'solid'] })
    .notNull()
    .default('outline'),
  userType: text('user_type', { enum: ['customer', 'lawyer'] })
    .notNull()
    .default('customer'),
  orderNo: integer('order_no').notNull().default(0),
  periodDays: integer('period_days').notNull().default(30),
  monthlyPricePaise: integer('monthly_price_paise').notNull(),
  /** Per month. */
  yearlyPricePaise: integer('yearly_price_paise').notNull().default(0),
  savePercentage: integer('save_percentage').notNull().default(0),
  voiceAssistant: boolean('voice_assistant').notNull().default(false),
  fileUploadLimit: integer('file_upload_limit'),
  chatTokenLimit: integer('chat_token_limit'),
  questionsPerDay: integer('questions_per_day'),
  papersPerMonth: integer('papers_per_month'),
  caseLawDetail: boolean('case_law_detail').notNull().default(false),
  pdfDownload: boolean('pdf_download').notNull().default(false),
  priority: boolean('priority').notNull().default(false),
  /** One feature a line. */
  features: text('features').notNull().default(''),
  translations: jsonb('translations').$type<PlanTranslations>().notNull().default({}),
  isPrivate: boolean('is_private').notNull().default(false),
  isRecommended: boolean('is_recommended').notNull().default(false),
  isDefault: boolean('is_default').notNull().default(false),
  status: boolean('status').notNull().default(true),
  removedAt: at('removed_at'),
  ...changed,
});

export const coupons = pgTable('coupon', {
  id: id(),
  code: text('code').notNull(),
  description: text('description').notNull().default(''),
  translations: jsonb('translations').$type<CouponTranslations>().notNull().default({}),
  type: text('type', { enum: ['percentage', 'fixed'] }).notNull(),
  percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  fixedPaise: integer('fixed_paise').notNull().default(0),
  minimumPaise: integer('minimum_paise').notNull().default(0),
  maximumUsers: integer('maximum_users'),
  usageLimit: integer('usage_limit'),
  usedBefore: integer('used_before').notNull().default(0),
  expiryDate: date('expiry_date', { mode: 'string' }).notNull(),
  status: text('status', { enum: ['active', 'expired', 'draft'] })
    .notNull()
    .default('active'),
  products: jsonb('products').$type<string[]>().notNull().default([]),
  categories: jsonb('categories').$type<string[]>().notNull().default([]),
  customers: jsonb('customers').$type<string[]>().notNull().default([]),
  removedAt: at('removed_at'),
  ...changed,
});

export const subscriptions = pgTable('subscription', {
  id: id(),
  userId: text('user_id').notNull(),
  planId: uuid('plan_id').notNull(),
  period: text('period', { enum: ['monthly', 'yearly'] }).notNull(),
  status: text('status', { enum: ['active', 'past due', 'cancelled', 'expired', 'refunded'] }).notNull(),
  startsAt: at('starts_at').notNull(),
  endsAt: at('ends_at').notNull(),
  startDate: date('start_date', { mode: 'string' })
    .notNull()
    .generatedAlwaysAs(sql`((starts_at at time zone 'Asia/Kolkata')::date)`),
  endDate: date('end_date', { mode: 'string' })
    .notNull()
    .generatedAlwaysAs(sql`((ends_at at time zone 'Asia/Kolkata')::date)`),
  valuePaise: integer('value_paise').notNull().default(0),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  source: text('source', { enum: ['checkout', 'assigned', 'sample'] }).notNull(),
  gateway: text('gateway', { enum: ['test', 'razorpay', 'stripe', 'none'] }),
  mandate: jsonb('mandate').$type<Mandate>(),
  renewed: boolean('renewed').notNull().default(false),
  remindedAt: at('reminded_at'),
  lastTriedAt: at('last_tried_at'),
  paymentMethod: text('payment_method').notNull().default('online'),
  transactionId: text('transaction_id').notNull().default(''),
  proofFileId: uuid('proof_file_id'),
  ...changed,
});

export const orders = pgTable('purchase_order', {
  id: id(),
  userId: text('user_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  kind: text('kind', { enum: ['purchase', 'renewal'] })
    .notNull()
    .default('purchase'),
  status: text('status', { enum: ['pending', 'paid', 'failed', 'abandoned', 'refunded'] })
    .notNull()
    .default('pending'),
  planId: uuid('plan_id').notNull(),
  quote: jsonb('quote').$type<Quote>().notNull(),
  buyer: jsonb('buyer').$type<Buyer>().notNull(),
  couponId: uuid('coupon_id'),
  creditSubscriptionId: uuid('credit_subscription_id'),
  extraDays: integer('extra_days').notNull().default(0),
  gateway: text('gateway', { enum: ['test', 'razorpay', 'stripe', 'none'] }).notNull(),
  gatewayOrderId: text('gateway_order_id'),
  payment: jsonb('payment').$type<PaymentStep>(),
  paymentId: text('payment_id'),
  subscriptionId: uuid('subscription_id'),
  message: text('message').notNull().default(''),
  expiresAt: at('expires_at').notNull(),
  settledAt: at('settled_at'),
  ...created,
});

export const redemptions = pgTable('coupon_redemption', {
  orderId: uuid('order_id').primaryKey(),
  couponId: uuid('coupon_id').notNull(),
  userId: text('user_id').notNull(),
  status: text('status', { enum: ['reserved', 'redeemed', 'released'] }).notNull(),
  at: at('at').notNull().defaultNow(),
});

export const invoiceCounters = pgTable('invoice_counter', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

export const invoices = pgTable('invoice', {
  id: id(),
  kind: text('kind', { enum: ['invoice', 'credit note'] }).notNull(),
  number: text('number').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  userId: text('user_id').notNull(),
  customer: text('customer').notNull(),
  email: text('email').notNull(),
  orderId: uuid('order_id'),
  subscriptionId: uuid('subscription_id'),
  reverses: uuid('reverses'),
  document: jsonb('document').$type<InvoiceDocument>().notNull(),
  taxablePaise: integer('taxable_paise').notNull(),
  gstPaise: integer('gst_paise').notNull(),
  totalPaise: integer('total_paise').notNull(),
  status: text('status', { enum: ['paid', 'pending', 'overdue', 'refunded'] }).notNull(),
  isSample: boolean('is_sample').notNull().default(false),
  mailedAt: at('mailed_at'),
  mailClaimedAt: at('mail_claimed_at'),
  mailTries: integer('mail_tries').notNull().default(0),
  ...created,
});

export const refunds = pgTable('refund', {
  orderId: uuid('order_id').primaryKey(),
  userId: text('user_id').notNull(),
  reason: text('reason').notNull(),
  amountPaise: integer('amount_paise').notNull(),
  status: text('status', { enum: ['requested', 'done', 'refused'] }).notNull(),
  gatewayRefundId: text('gateway_refund_id'),
  ...created,
});

export const gatewayEvents = pgTable(
  'gateway_event',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    receivedAt: at('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.eventId] })],
);

export const paymentGateways = pgTable('payment_gateway', {
  name: text('name', { enum: ['razorpay', 'stripe'] }).primaryKey(),
  active: boolean('active').notNull(),
  apiKey: text('api_key').notNull().default(''),
  secretKey: text('secret_key').notNull().default(''),
  webhookSecret: text('webhook_secret').notNull().default(''),
  webhookUrl: text('webhook_url').notNull().default(''),
  testMode: boolean('test_mode').notNull().default(true),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const dailyUsage = pgTable(
  'daily_usage',
  {
    who: text('who').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    questions: integer('questions').notNull().default(0),
    tokens: integer('tokens').notNull().default(0),
    files: integer('files').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.who, table.day] })],
);

export const billingNotes = pgTable('billing_note', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export type PlanRow = typeof plans.$inferSelect;
export type CouponRow = typeof coupons.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;
