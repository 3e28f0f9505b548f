import { leftOrderParam, returnedOrderParam } from 'shared-contracts/calls/billing/routes';
import { paths } from 'shared-contracts/paths';
import { pageUrl } from '../../mails/postbox';
import type { Platform } from '../../platform/platform';
import { openGateway, type OpenGateway } from '../settings/gateway-store';
import type { Gateway } from './gateway';
import type { Gateways } from './gateways';
import { createRazorpay, razorpayClient } from './razorpay';
import { razorpayWebhook } from './razorpay-events';
import { createStripe, stripeClient } from './stripe';
import { stripeWebhook } from './stripe-events';
import { createTestGateway } from './test-gateway';

/** Where a person comes back to from a gateway's page. */
export const returnPath = (orderId: string): string => `${paths.chat.href()}?${returnedOrderParam}=${orderId}`;
/** Where a person comes to who turned back there; the page then says so to the server. */
export const leftPath = (orderId: string): string => `${returnPath(orderId)}&${leftOrderParam}=1`;

/** The gateways of the payment settings; outside production the built-in one takes their place while none is set up. */
export function configuredGateways(platform: Platform): Gateways {
  const { config, now } = platform;
  const build = (settings: OpenGateway): Gateway => {
    if (settings.name === 'razorpay')
      return createRazorpay(razorpayClient(settings.apiKey, settings.secretKey), settings.apiKey);
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
      return name === 'razorpay' ? razorpayWebhook(secret) : stripeWebhook(secret);
    },
  };
}
