import * as z from 'zod';
import { couponTranslations } from './coupon-words';
import { paise } from '../common';

export const billingPeriod = z.enum(['monthly', 'yearly']);
export const stateCode = z.string().regex(/^\d{2}$/, 'Choose your State.');

export const quoteBody = z.object({
  plan: z.string().min(1).max(60),
  period: billingPeriod,
  coupon: z.string().trim().toUpperCase().max(40).optional(),
  /** Two-digit GST State code of the buyer; before it is known, the seller's own State is assumed. */
  stateCode: stateCode.optional(),
});

export const taxLine = z.object({
  name: z.enum(['CGST', 'SGST', 'IGST']),
  ratePercent: z.number(),
  amountPaise: paise,
});

/** A price worked out by the server. `subtotal - credit - discount = taxable`; `taxable + gst = total`. */
export const quote = z.object({
  plan: z.object({ slug: z.string(), name: z.string() }),
  period: billingPeriod,
  /** Price of the whole period. */
  subtotalPaise: paise,
  /** The subtotal's twelfth, shown beside a yearly price; null for a monthly one. */
  perMonthPaise: paise.nullable(),
  /** What is left of the plan that is being changed. */
  creditPaise: paise,
  coupon: z
    .object({ code: z.string(), description: z.string(), translations: couponTranslations.optional() })
    .nullable(),
  discountPaise: paise,
  taxablePaise: paise,
  gstPaise: paise,
  taxes: z.array(taxLine),
  roundOffPaise: paise,
  totalPaise: paise,
});
