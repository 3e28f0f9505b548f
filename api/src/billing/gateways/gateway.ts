import type { PaymentStep } from 'shared-contracts';

export type GatewayName = 'test' | 'razorpay' | 'stripe';

/** What a gateway needs to debit a later period. */
export interface Mandate {
  readonly customer: string;
  readonly method: string;
}

/** An order as a gateway sees it. */
export interface GatewayOrder {
  readonly id: string;
  readonly totalPaise: number;
  readonly planName: string;
  readonly name: string;
  readonly email: string;
  readonly expiresAt: Date;
}

export interface Begun {
  /** The gateway's own id of the order or session. */
  readonly gatewayOrderId: string;
  readonly payment: PaymentStep;
}

/** What a gateway says has happened. Orders are named by the gateway's own id alone: what else a message holds may come from the payer's browser. */
export interface GatewayEvent {
  readonly id: string;
  readonly type: string;
  readonly effect:
    | {
        readonly kind: 'paid';
        /** '' when the payment belongs to no order. */
        readonly gatewayOrderId: string;
        /** The order of ours that the message claims to be about, for the administrators only. */
        readonly claims: string | null;
        readonly paymentId: string;
        readonly paidPaise: number;
        /** As ISO 4217 names it, in whatever case. */
        readonly currency: string;
        readonly mandate: Mandate | null;
      }
    | { readonly kind: 'failed' | 'abandoned'; readonly gatewayOrderId: string; readonly message: string }
    | {
        readonly kind: 'disputed';
        readonly disputeId: string;
        readonly paymentId: string;
        readonly amountPaise: number;
        readonly reason: string;
        /** As the gateway names it; `won` and `lost` are final. */
        readonly status: string;
        readonly respondBy: Date | null;
      }
    | {
        readonly kind: 'refunded' | 'refund failed';
        readonly refundId: string;
        readonly paymentId: string;
        readonly amountPaise: number;
        /** Whether the refund began here rather than at the gateway. */
        readonly orderedHere: boolean;
      }
    | { readonly kind: 'none' };
}

/** A gateway understood what it was asked and will not do it; asking again does not help. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
}

export type Debit =
  { readonly paid: true; readonly paymentId: string } | { readonly paid: false; readonly message: string };

/** One way of being paid. */
export interface Gateway {
  readonly name: GatewayName;
  begin(order: GatewayOrder): Promise<Begun>;
  /**
   * Gives money back; asked again for the same payment it gives it back once.
   * @throws GatewayRefusal when it never will
   */
  refund(payment: {
    readonly orderId: string;
    readonly paymentId: string;
    readonly amountPaise: number;
  }): Promise<{ readonly refundId: string }>;
  /** Debits a later period; absent where the gateway holds no mandate. Asked again with the same order it debits once. */
  debit?(mandate: Mandate, order: GatewayOrder): Promise<Debit>;
}

/** A gateway's message, its signature checked. */
export interface WebhookReader {
  /** @throws ProblemError 400 when the signature is not the gateway's */
  read(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): GatewayEvent;
}
