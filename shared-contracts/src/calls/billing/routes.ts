import { routeTable } from '../call';
import type { billingSchemas } from './schemas';

export const billingRoutes = routeTable<typeof billingSchemas>()({
  quote: ['POST', '/api/billing/quote'],
  checkout: ['POST', '/api/billing/checkout'],
  order: ['GET', '/api/billing/orders/:id'],
  confirmRazorpay: ['POST', '/api/billing/orders/:id/razorpay'],
  leaveOrder: ['POST', '/api/billing/orders/:id/leave'],
  subscription: ['GET', '/api/billing/subscription'],
  cancelSubscription: ['POST', '/api/billing/subscription/cancel'],
  resumeSubscription: ['POST', '/api/billing/subscription/resume'],
  requestRefund: ['POST', '/api/billing/subscription/refund'],
  listInvoices: ['GET', '/api/billing/invoices'],
});

export const invoicePdfPath = (invoiceId: string): string =>
  `/api/billing/invoices/${encodeURIComponent(invoiceId)}/pdf`;
/** Query parameter of /chat with which a gateway sends a person back: the order's id. */
export const returnedOrderParam = 'order';
/** Query parameter beside it, for a person who left the gateway's page without paying. */
export const leftOrderParam = 'left';
