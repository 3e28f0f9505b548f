import type { Gateway, GatewayName, WebhookReader } from './gateway';

/** The ways of being paid that are set up. */
export interface Gateways {
  /** The one that a new order goes to; null when none is set up. */
  current(): Promise<Gateway | null>;
  /** The one that an earlier order went to. */
  named(name: GatewayName): Promise<Gateway | null>;
  webhook(name: 'razorpay' | 'stripe'): Promise<WebhookReader | null>;
}
