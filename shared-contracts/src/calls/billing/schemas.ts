import * as z from 'zod';
import type { CallSchemas } from '../call';
import { idParams } from '../common';
import { checkout, checkoutBody, confirmRazorpayBody, order } from './order';
import { quote, quoteBody } from './quote';
import { invoice, subscription } from './subscription';

const current = z.object({ subscription: subscription.nullable() });

export const billingSchemas = {
  quote: { body: quoteBody, answer: quote },
  checkout: { body: checkoutBody, answer: checkout },
  order: { params: idParams, answer: order },
  leaveOrder: { params: idParams, answer: order },
  confirmRazorpay: { params: idParams, body: confirmRazorpayBody, answer: order },
  subscription: { answer: current },
  cancelSubscription: { answer: current },
  resumeSubscription: { answer: current },
  requestRefund: {
    body: z.object({ reason: z.string().trim().max(1000).default('') }),
    answer: z.object({ message: z.string() }),
  },
  listInvoices: { answer: z.object({ invoices: z.array(invoice) }) },
} satisfies CallSchemas;
