import type { FastifyInstance } from 'fastify';
import { billingRoutes, invoicePdfPath } from 'shared-contracts/calls/billing/routes';
import { billingSchemas } from 'shared-contracts/calls/billing/schemas';
import { plansRoutes } from 'shared-contracts/calls/plans/routes';
import { plansSchemas } from 'shared-contracts/calls/plans/schemas';
import { authoriseUser } from '../../accounts/authorise';
import { notFound } from '../../platform/http/problem';
import { serveCalls } from '../../platform/http/serve-calls';
import type { Billing } from '../context';
import { invoiceById, invoicesOf, toInvoice } from '../invoices/invoice-store';
import { invoiceFileName, renderInvoice } from '../invoices/pdf/render-invoice';
import { publicPlans } from '../plans/plan-store';
import { toPublicPlan } from '../plans/plan-view';
import { cancelAtPeriodEnd, resume } from '../subscriptions/cancel';
import { requestRefund } from '../subscriptions/refund';
import { subscriptionView } from '../subscriptions/view';

/** The plans, one's own plan, and one's invoices. */
export function serveSubscriptions(app: FastifyInstance, billing: Billing): void {
  const { db, platform } = billing;
  const current = async (userId: string) => ({ subscription: await subscriptionView(db, userId, platform.now()) });

  serveCalls(
    app,
    platform.principals,
    plansRoutes,
    plansSchemas,
  )({
    list: async () => ({ plans: (await publicPlans(db)).map(toPublicPlan) }),
  });

  serveCalls(
    app,
    platform.principals,
    billingRoutes,
    billingSchemas,
  )({
    async subscription(call) {
      return current((await authoriseUser(call, 'subscribe')).userId);
    },
    async cancelSubscription(call) {
      const { userId } = await authoriseUser(call, 'subscribe');
      await cancelAtPeriodEnd(billing, userId);
      return current(userId);
    },
    async resumeSubscription(call) {
      const { userId } = await authoriseUser(call, 'subscribe');
      await resume(billing, userId);
      return current(userId);
    },
    async requestRefund(call) {
      const { userId } = await authoriseUser(call, 'subscribe');
      return { message: await requestRefund(billing, userId, call.body.reason) };
    },
    async listInvoices(call) {
      const { userId } = await authoriseUser(call, 'read own invoices');
      return { invoices: (await invoicesOf(db, userId)).map(toInvoice) };
    },
  });

  app.get<{ Params: { id: string } }>(invoicePdfPath(':id').replace('%3A', ':'), async (request, reply) => {
    const { userId } = await authoriseUser(
      { principal: () => platform.principals.of(request, reply) },
      'read own invoices',
    );
    const invoice = await invoiceById(db, request.params.id);
    if (invoice.userId !== userId) throw notFound('invoice');
    reply
      .headers({
        'content-disposition': `attachment; filename="${invoiceFileName(invoice)}"`,
        'cache-control': 'private, no-store',
      })
      .type('application/pdf');
    return reply.send(await renderInvoice(invoice));
  });
}
