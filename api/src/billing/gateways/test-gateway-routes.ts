import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authoriseUser } from '../../accounts/authorise';
import { closeOrder } from '../checkout/close-order';
import { ownOrder } from '../checkout/order-store';
import { settleOrder } from '../checkout/settle-order';
import type { Billing } from '../context';
import type { OrderRow } from '../tables';
import { returnPath } from './configured-gateways';
import { closedPage, testPage } from './test-page';
import { testGatewayPath } from './test-gateway';

type Params = { Params: { orderId: string } };

/** The page of the built-in gateway. Its forms work without scripts; only the order's owner sees it. */
export async function serveTestGateway(app: FastifyInstance, billing: Billing): Promise<void> {
  const { config, principals } = billing.platform;
  if (config.production) return;
  const own = async (request: FastifyRequest<Params>, reply: FastifyReply): Promise<OrderRow> => {
    const { userId } = await authoriseUser({ principal: () => principals.of(request, reply) }, 'subscribe');
    return ownOrder(billing.db, userId, request.params.orderId);
  };
  const home = config.siteUrl;
  const show = (reply: FastifyReply, html: string) =>
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${home}; base-uri 'none'; frame-ancestors 'none'`.replace(
          / +;/g,
          ';',
        ),
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, {});
    });
    scope.get<Params>(testGatewayPath(':orderId'), async (request, reply) => {
      const order = await own(request, reply);
      return show(
        reply,
        order.status === 'pending' ? testPage(order) : closedPage(order.message, home + returnPath(order.id)),
      );
    });
    const outcomes: Record<'pay' | 'decline' | 'abandon', (order: OrderRow) => Promise<unknown>> = {
      pay: ({ id, quote }) =>
        settleOrder(billing, id, {
          paymentId: `test_payment_${id}`,
          mandate: { customer: `test_customer_${id}`, method: 'test' },
          paidPaise: quote.totalPaise,
        }),
      decline: ({ id }) => closeOrder(billing, id, 'failed', 'The payment was declined. Nothing was charged.'),
      abandon: ({ id }) => closeOrder(billing, id, 'abandoned', 'The payment was not made.'),
    };
    for (const [name, apply] of Object.entries(outcomes)) {
      scope.post<Params>(`${testGatewayPath(':orderId')}/${name}`, async (request, reply) => {
        const order = await own(request, reply);
        // What this page closed stays closed; a person begins again from the chat.
        if (order.status === 'pending') await apply(order);
        return reply.redirect(home + returnPath(order.id), 303);
      });
    }
  });
}
