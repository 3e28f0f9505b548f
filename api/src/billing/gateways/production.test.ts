import { saveGatewaySettings } from '../settings/gateway-store';
import { productionEnvironment } from '../../testing/production-environment';
import { openShop, type Shop } from '../testing/shop';
import { configuredGateways } from './configured-gateways';
import { testGatewayPath } from './test-gateway';

const razorpay = {
  name: 'razorpay',
  active: true,
  apiKey: 'rzp_test_key',
  secretKey: 'secret',
  webhookSecret: '',
  webhookUrl: '',
  testMode: true,
} as const;
const stripe = { ...razorpay, name: 'stripe', apiKey: '' } as const;

let shop: Shop;
afterEach(() => shop.close());

test('in production nothing is sold until a gateway is set up, and there is no test page', async () => {
  shop = await openShop({ environment: productionEnvironment });
  const asha = await shop.customer('asha@example.com');
  const answer = await asha.checkout();
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    503,
    'Payments are not set up yet. Please try again later.',
  ]);
  expect((await asha.request('GET', testGatewayPath('any'))).statusCode).toBe(404);
  expect(await shop.billing.gateways.named('test')).toBeNull();
});

test('the first active gateway with keys takes the orders; elsewhere the test gateway stands in', async () => {
  shop = await openShop();
  const { platform } = shop.api;
  const current = async () => (await configuredGateways(platform).current())?.name;
  expect(await current()).toBe('test');
  await saveGatewaySettings(platform, [stripe]);
  expect(await current()).toBe('stripe');
  await saveGatewaySettings(platform, [razorpay]);
  expect(await current()).toBe('razorpay');
  await saveGatewaySettings(platform, [{ ...razorpay, active: false, secretKey: '' }]);
  expect(await current()).toBe('stripe');
  expect((await configuredGateways(platform).named('razorpay'))?.name).toBe('razorpay');
  expect((await shop.api.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: {} })).statusCode).toBe(
    404,
  );
});
