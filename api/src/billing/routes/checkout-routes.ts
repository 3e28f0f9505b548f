import type { FastifyInstance } from 'fastify';
import type { Order } from 'shared-contracts';
import { billingRoutes } from 'shared-contracts/calls/billing/routes';
import { billingSchemas } from 'shared-contracts/calls/billing/schemas';
import { authorise, authoriseUser } from '../../accounts/authorise';
import { userById } from '../../accounts/user-store';
import { notFound, ProblemError, unauthenticated } from '../../platform/http/problem';
import { serveCalls } from '../../platform/http/serve-calls';
import { checkout } from '../checkout/checkout';
import { closeOrder } from '../checkout/close-order';
import { ownOrder } from '../checkout/order-store';
import { prepareQuote } from '../checkout/prepare';
import { settleOrder } from '../checkout/settle-order';
import type { Billing } from '../context';
import { createCouponGuesses, guessLimits, type Guesser } from '../coupons/guesses';
import { openGateway } from '../settings/gateway-store';
import type { OrderRow } from '../tables';

const messages: Record<OrderRow['status'], string> = {
  pending: 'The payment is not complete yet.',
  paid: 'Payment successful.',
  failed: 'The payment failed. Nothing was charged.',
  abandoned: 'The payment was not made.',
  refunded: 'This payment was refunded.',
};

const toOrder = ({ id, status, quote, message }: OrderRow): Order => ({
  id,
  status,
  quote,
  message: message || messages[status],
});

/** From the price to the payment. */
export function serveCheckout(app: FastifyInstance, billing: Billing): void {
  const { db, platform } = billing;
  const guesses = createCouponGuesses(
    guessLimits(platform.config.production),
    () => platform.now().getTime(),
    platform.notices,
  );
  const watchCoupon = <Result>(
    { coupon }: { readonly coupon?: string | undefined },
    guesser: Guesser,
    work: () => Promise<Result>,
  ): Promise<Result> => (coupon ? guesses.watch(guesser, work) : work());
  serveCalls(
    app,
    platform.principals,
    billingRoutes,
    billingSchemas,
  )({
    async quote(call) {
      const principal = await authorise(call, 'ask for a price');
      const user = principal.kind === 'user' ? await userById(db, principal.userId) : null;
      const customer = { userId: user?.id ?? '', email: user?.email ?? '', stateCode: user?.stateCode ?? '' };
      const prepare = () => prepareQuote(db, platform.config.seller, customer, call.body, platform.now());
      return (await watchCoupon(call.body, { userId: customer.userId, address: call.request.ip }, prepare)).quote;
    },
    async checkout(call) {
      const user = await userById(db, (await authoriseUser(call, 'subscribe')).userId);
      if (!user) throw unauthenticated();
      return watchCoupon(call.body, { userId: user.id, address: call.request.ip }, () =>
        checkout(billing, user, call.body),
      );
    },
    async order(call) {
      call.reply.header('cache-control', 'no-store');
      return toOrder(await ownOrder(db, (await authoriseUser(call, 'subscribe')).userId, call.params.id));
    },
    async leaveOrder(call) {
      const { userId } = await authoriseUser(call, 'subscribe');
      const { id } = await ownOrder(db, userId, call.params.id);
      await closeOrder(billing, id, 'abandoned', messages.abandoned);
      return toOrder(await ownOrder(db, userId, id));
    },
    async confirmRazorpay(call) {
      const order = await ownOrder(db, (await authoriseUser(call, 'subscribe')).userId, call.params.id);
      const settings = await openGateway(platform, 'razorpay');
      if (order.gateway !== 'razorpay' || !order.gatewayOrderId || !settings) throw notFound('payment');
      const { paymentId, signature } = call.body;
      const { isConfirmed } = await import('../gateways/razorpay');
      if (!isConfirmed(order.gatewayOrderId, paymentId, signature, settings.secretKey))
        throw new ProblemError(400, 'The payment could not be confirmed.');
      return toOrder(
        await settleOrder(billing, order.id, { paymentId, mandate: null, paidPaise: order.quote.totalPaise }),
      );
    },
  });
}
