import { leftOrderParam, returnedOrderParam } from 'shared-contracts/calls/billing/routes';
import { paths } from 'shared-contracts/paths';
import { pageUrl } from '../../mails/postbox';
import type { Platform } from '../../platform/platform';
import { openGateway, type OpenGateway } from '../settings/gateway-store';
import type { Gateway } from './gateway';
import type { Gateways } from './gateways';
import { createTestGateway } from './test-gateway';

/** Where a person comes back to from a gateway's page. */
export const returnPath = (orderId: string): string => `${paths.chat.href()}?${returnedOrderParam}=${orderId}`;
/** Where a person comes to who turned back there; the page then says so to the server. */
export const leftPath = (orderId: string): string => `${returnPath(orderId)}&${leftOrderParam}=1`;

/**
 * The gateways of the payment settings; outside production the built-in one takes their place while none is set up. The SDK of a gateway is loaded
 * where it is set up.
 */
export function configuredGateways(platform: Platform): Gateways {
  const { config, now } = platform;
  const build = async (settings: OpenGateway): Promise<Gateway> => {
    if (settings.name === 'razorpay') {
      const { createRazorpay, razorpayClient } = await import('./razorpay');
      return createRazorpay(razorpayClient(settings.apiKey, settings.secretKey), settings.apiKey);
    }
    const { createStripe, stripeClient } = await import('./stripe');
    return createStripe(
      stripeClient(settings.secretKey),
      {
        paid: (orderId) => pageUrl(platform, returnPath(orderId)),
        left: (orderId) => pageUrl(platform, leftPath(orderId)),
      },
      now,
    );
  };
  const isSetUp = (settings: OpenGateway | null): settings is OpenGateway =>
    settings !== null && settings.secretKey !== '' && (settings.name === 'stripe' || settings.apiKey !== '');
  const test = config.production ? null : createTestGateway(config.apiBaseUrl);

  return {
    async current() {
      for (const name of ['razorpay', 'stripe'] as const) {
        const settings = await openGateway(platform, name);
        if (isSetUp(settings) && settings.active) return build(settings);
      }
      return test;
    },
    async named(name) {
      if (name === 'test') return test;
      const settings = await openGateway(platform, name);
      return isSetUp(settings) ? build(settings) : null;
    },
    async webhook(name) {
      const secret = (await openGateway(platform, name))?.webhookSecret;
      if (!secret) return null;
      return name === 'razorpay'
        ? (await import('./razorpay-events')).razorpayWebhook(secret)
        : (await import('./stripe-events')).stripeWebhook(secret);
    },
  };
}
