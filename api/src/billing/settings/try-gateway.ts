import type { Platform } from '../../platform/platform';
import { openGateway, type OpenGateway } from './gateway-store';

/** Asks a gateway something harmless with the saved keys, and says in a sentence whether it answered. */
export async function tryGateway(
  platform: Platform,
  name: OpenGateway['name'],
): Promise<{ ok: boolean; message: string }> {
  const settings = await openGateway(platform, name);
  if (!settings?.secretKey || (name === 'razorpay' && !settings.apiKey))
    return { ok: false, message: 'Enter and save the keys first.' };
  try {
    if (name === 'razorpay') {
      const { razorpayClient } = await import('../gateways/razorpay');
      await razorpayClient(settings.apiKey, settings.secretKey).orders.all({ count: 1 });
    } else {
      const { stripeClient } = await import('../gateways/stripe');
      await stripeClient(settings.secretKey).balance.retrieve();
    }
    return { ok: true, message: 'The gateway accepts these keys.' };
  } catch (error) {
    platform.log.warn({ err: error, gateway: name }, 'a gateway refused its keys');
    return { ok: false, message: 'The gateway did not accept these keys, or cannot be reached.' };
  }
}
