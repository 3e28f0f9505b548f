import type { GatewayName } from '../gateways/gateway';

/** Something about money that an administrator has to know or decide. */
export interface PaymentNotice {
  readonly gateway: GatewayName;
  /** What happened, as the audit trail names it. */
  readonly action:
    | 'payment.unmatched'
    | 'payment.returning'
    | 'payment.kept'
    | 'payment.disputed'
    | 'payment.refunded'
    | 'payment.refund-failed';
  /** The gateway's id of the payment, the dispute or the refund. */
  readonly subject: string;
  /** A sentence for the administrators. */
  readonly text: string;
  readonly details: Readonly<Record<string, string | number | null>>;
}

const names: Record<GatewayName, string> = { razorpay: 'Razorpay', stripe: 'Stripe', test: 'The test gateway' };

export const gatewayTitle = (gateway: GatewayName): string => names[gateway];
