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

/** What a gateway says has happened. Orders are named by our id, or by the gateway's own. */
export interface GatewayEvent {
  readonly id: string;
  readonly type: string;
  readonly effect:
    | { readonly kind: 'paid'; readonly order: OrderReference; readonly paymentId: string; readonly paidPaise: number; readonly mandate: Mandate | null }
    | { readonly kind: 'failed' | 'abandoned'; readonly order: OrderReference; readonly message: string }
    | { readonly kind: 'none' };
}

export type OrderReference = { readonly id: string } | { readonly gatewayOrderId: string };

export type Debit = { readonly paid: true; readonly paymentId: string } | { readonly paid: false; readonly message: string };

/** One way of being paid. */
export interface Gateway {
  readonly name: GatewayName;
  begin(order: GatewayOrder): Promise<Begun>;
  /** Gives money back; asked again with the same order it gives it back once. */
  refund(payment: { readonly orderId: string; readonly paymentId: string; readonly amountPaise: number }): Promise<{ readonly refundId: string }>;
  /** Debits a later period; absent where the gateway holds no mandate. Asked again with the same order it debits once. */
  debit?(mandate: Mandate, order: GatewayOrder): Promise<Debit>;
}

/** A gateway's message, its signature checked. */
export interface WebhookReader {
  /** @throws ProblemError 400 when the signature is not the gateway's */
  read(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): GatewayEvent;
}
