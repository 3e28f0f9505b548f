import type { Billing } from '../context';
import { updateOrder } from '../checkout/order-store';
import { paymentNoticed } from '../events';
import { GatewayRefusal } from '../gateways/gateway';
import { formatPaise } from '../rules/money';
import { gatewayTitle } from './notice';
import { returningPayments, updatePayment } from './payment-store';
import type { PaymentRow } from './tables';

/** Sends the payments back that wait for it; a gateway that does not answer is asked again at the next run. */
export async function returnOpenPayments(billing: Billing): Promise<void> {
  for (const payment of await returningPayments(billing.db)) await returnPayment(billing, payment);
}

/** Sends one payment back. What the gateway refuses to send stays the customer's, and an administrator is told. */
export async function returnPayment(billing: Billing, payment: PaymentRow): Promise<void> {
  const { db, gateways, platform } = billing;
  const { orderId, paymentId, amountPaise } = payment;
  try {
    const gateway = await gateways.named(payment.gateway);
    if (!gateway || !orderId) throw new Error(`No gateway to send a payment back by: ${payment.gateway}`);
    const { refundId } = await gateway.refund({ orderId, paymentId, amountPaise });
    await updatePayment(db, payment, { status: 'returned', gatewayRefundId: refundId });
  } catch (error) {
    if (error instanceof GatewayRefusal) await keepPayment(billing, payment, error.message);
    else platform.log.error({ err: error, gateway: payment.gateway }, 'a payment that goes back waits for its gateway');
  }
}

/** A payment that cannot be sent back by itself is the customer's credit until an administrator pays it back. */
export async function keepPayment(billing: Billing, payment: PaymentRow, because: string): Promise<void> {
  const { db, platform } = billing;
  const { gateway, orderId, paymentId, amountPaise } = payment;
  const amount = formatPaise(amountPaise);
  await updatePayment(db, payment, { status: 'kept', reason: because });
  if (orderId)
    await updateOrder(db, orderId, {
      message: `${amount} could not be sent back by itself. It is kept as your credit, and we write to you about paying it back.`,
    });
  await paymentNoticed.announce(platform, {
    gateway,
    action: 'payment.kept',
    subject: paymentId,
    text: `${gatewayTitle(gateway)} does not send ${amount} back: ${because} It is the customer's credit; please pay it back by hand.`,
    details: { orderId, amountPaise, because },
  });
}
