import * as z from 'zod';
import { id } from '../common';
import { quote, quoteBody } from './quote';

export const checkoutBody = quoteBody.extend({
  name: z.string().trim().min(1, 'Enter the name for the invoice.').max(120),
  address: z.string().trim().max(500).default(''),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z])?$/, 'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5.')
    .default(''),
  /** Made by the browser once per intent, so that a repeated request gives the same order. */
  idempotencyKey: z.string().min(8).max(80),
});

/** How the browser goes on to the payment. */
export const paymentStep = z.discriminatedUnion('gateway', [
  z.object({ gateway: z.literal('test'), url: z.string() }),
  z.object({ gateway: z.literal('stripe'), url: z.string() }),
  z.object({
    gateway: z.literal('razorpay'),
    keyId: z.string(),
    gatewayOrderId: z.string(),
    amountPaise: z.int(),
    name: z.string(),
    email: z.string(),
  }),
  z.object({ gateway: z.literal('none') }),
]);

export const orderStatus = z.enum(['pending', 'paid', 'failed', 'abandoned', 'refunded']);
export const order = z.object({ id, status: orderStatus, quote, message: z.string() });
export const checkout = z.object({ orderId: id, payment: paymentStep });

export const confirmRazorpayBody = z.object({ paymentId: z.string().max(80), signature: z.string().max(200) });
