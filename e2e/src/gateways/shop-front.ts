import path from 'node:path';
import { freePort } from '../free-port';
import { startFront } from '../shipping/front';
import { nginx } from '../shipping/nginx';
import { startProduct } from '../start-product';
import { keys, startStandIns, type StandIns } from './stand-ins';

/** The product behind nginx as shipped, selling by gateways whose servers are stand-ins. */
export interface ShopFront {
  readonly url: string;
  readonly standIns: StandIns;
  /** Lets one gateway take the new orders. */
  sellBy(name: 'razorpay' | 'stripe'): Promise<void>;
  stop(): Promise<void>;
}

const redirect = path.resolve(import.meta.dirname, 'redirect.mjs');

/** @throws Error where nginx is not installed */
export async function openShopFront(): Promise<ShopFront> {
  if (!nginx) throw new Error('nginx is not installed: install the package nginx-light.');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const standIns = await startStandIns(() => url);
  const product = await startProduct({
    SITE_URL: url,
    TRUST_PROXY: '1',
    NODE_OPTIONS: `--import ${redirect}`,
    GATEWAY_STAND_INS: JSON.stringify({ 'api.razorpay.com': standIns.url, 'api.stripe.com': standIns.url }),
  });
  // nginx asks no name server for an address.
  const front = await startFront(nginx, product.url.replace('localhost', '127.0.0.1'), { port });
  return {
    url,
    standIns,
    async sellBy(name) {
      const cookie = await adminCookie(url);
      const gateways = (['razorpay', 'stripe'] as const).map((each) => ({
        name: each,
        active: each === name,
        apiKey: each === 'razorpay' ? keys.razorpayId : '',
        secretKey: each === 'razorpay' ? keys.razorpaySecret : keys.stripeSecret,
        webhookSecret: keys.webhookSecret,
        webhookUrl: '',
        testMode: true,
      }));
      const saved = await fetch(`${url}/api/admin/settings/payments`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie, origin: url },
        body: JSON.stringify({ gateways }),
      });
      if (!saved.ok) throw new Error(`The gateways were not saved: ${await saved.text()}`);
    },
    async stop() {
      await front.stop();
      await product.stop();
      await standIns.close();
    },
  };
}

async function adminCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'admin@example.com', password: 'admin123', remember: false }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
