import type { Billing } from '../context';
import { paymentNoticed } from '../events';
import type { GatewayName } from '../gateways/gateway';
import { gatewayTitle } from './notice';
import { notePayment } from './payment-store';

interface Unmatched {
  readonly gateway: GatewayName;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly orderId: string | null;
  /** Why it settles nothing, for the administrators. */
  readonly reason: string;
}

/** Notes a payment that settles nothing, once, and tells the administrators. The money stays where it is: what it was meant for is not known. */
export async function noteUnmatched(billing: Billing, unmatched: Unmatched): Promise<void> {
  const noted = await notePayment(billing.db, {
    ...unmatched,
    status: 'unmatched',
    createdAt: billing.platform.now(),
  });
  if (!noted) return;
  const { gateway, paymentId, amountPaise, currency, orderId, reason } = unmatched;
  const amount = `${currency.toUpperCase()} ${(amountPaise / 100).toFixed(2)}`;
  await paymentNoticed.announce(billing.platform, {
    gateway,
    action: 'payment.unmatched',
    subject: paymentId,
    text: `${gatewayTitle(gateway)} reports a payment of ${amount} that settles nothing. ${reason}`,
    details: { orderId, amountPaise, currency, reason },
  });
}
