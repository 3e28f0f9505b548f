import type { GatewayName, GatewaySettings } from 'shared-contracts';
import type { gatewayBody } from 'shared-contracts/calls/admin/settings';
import type * as z from 'zod';

export const gatewayNames: Readonly<Record<GatewayName, string>> = { razorpay: 'Razorpay', stripe: 'Stripe' };

export type GatewayValues = z.output<typeof gatewayBody>;

/** What the form begins with; a secret is never read back, so its field is empty. */
export const gatewayValues = ({
  secretKeySet: _key,
  webhookSecretSet: _secret,
  ...rest
}: GatewaySettings): GatewayValues => ({ ...rest, secretKey: '', webhookSecret: '' });
