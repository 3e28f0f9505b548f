import type { Quote, QuoteBody } from 'shared-contracts/calls/billing/types';
import { builtInPlans } from 'shared-contracts/calls/plans/built-in-plans';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { BillingService } from 'shared-contracts/services/services';
import { simulatedCoupons } from './coupons';
import { later } from './delay';

/** The default yearly price of the specification's subscribe dialog, in paise. */
const defaultYearlyPaise = 491_641;
const gstPercent = 18;
const notSimulated = () => Promise.reject(new ServiceError('Payments are not part of the simulated mode.', 501));

/** The specification's client-side price summary: GST of 18 % on the discounted price. */
export function simulatedQuote({ plan: slug, coupon: typed }: QuoteBody): Quote {
  const plan = builtInPlans.find((candidate) => candidate.slug === slug);
  if (!plan) throw new ServiceError('This plan does not exist.', 404);
  const code = typed?.trim().toUpperCase() ?? '';
  const percent = code === '' ? 0 : simulatedCoupons[code];
  if (percent === undefined) {
    throw new ServiceError('Invalid coupon code. Please try again.', 422, {
      coupon: 'Invalid coupon code. Please try again.',
    });
  }
  const subtotalPaise = plan.slug === 'pro' ? defaultYearlyPaise : plan.monthly.pricePaise * 12;
  const discountPaise = Math.round((subtotalPaise * percent) / 100);
  const taxablePaise = subtotalPaise - discountPaise;
  const gstPaise = Math.round((taxablePaise * gstPercent) / 100);
  return {
    plan: { slug: plan.slug, name: plan.name },
    period: 'yearly',
    subtotalPaise,
    perMonthPaise: Math.round(subtotalPaise / 12),
    creditPaise: 0,
    coupon: code === '' ? null : { code, description: `${percent}% off` },
    discountPaise,
    taxablePaise,
    gstPaise,
    taxes: [{ name: 'IGST', ratePercent: gstPercent, amountPaise: gstPaise }],
    roundOffPaise: 0,
    totalPaise: taxablePaise + gstPaise,
  };
}

export function createSimulatedBilling(): BillingService {
  return {
    quote: async ({ body }) => (body.coupon ? later(simulatedQuote(body)) : simulatedQuote(body)),
    checkout: notSimulated,
    order: notSimulated,
    confirmRazorpay: notSimulated,
    leaveOrder: notSimulated,
    subscription: () => Promise.resolve({ subscription: null }),
    cancelSubscription: notSimulated,
    resumeSubscription: notSimulated,
    requestRefund: notSimulated,
    listInvoices: () => Promise.resolve({ invoices: [] }),
  };
}
