import type * as z from 'zod';
import type { checkout, checkoutBody, order, paymentStep } from './order';
import type { billingPeriod, quote, quoteBody } from './quote';
import type { invoice, subscription } from './subscription';

export type BillingPeriod = z.infer<typeof billingPeriod>;
export type Quote = z.infer<typeof quote>;
export type QuoteBody = z.input<typeof quoteBody>;
export type CheckoutBody = z.input<typeof checkoutBody>;
export type Checkout = z.infer<typeof checkout>;
export type PaymentStep = z.infer<typeof paymentStep>;
export type Order = z.infer<typeof order>;
export type Subscription = z.infer<typeof subscription>;
export type Invoice = z.infer<typeof invoice>;
