import type { FastifyInstance } from 'fastify';
import { gatewaySettings, saveGatewaySettings } from '../../../billing/settings/gateway-store';
import { tryGateway } from '../../../billing/settings/try-gateway';
import type { Platform } from '../../../platform/platform';
import { serveAdminCalls } from '../../admin-call';
import { audit } from '../../audit/audit';

/** The payment gateways; their secrets are written, never read back. */
export function servePaymentSettings(scope: FastifyInstance, platform: Platform): void {
  serveAdminCalls(scope, platform, {
    paymentSettings: async () => ({ gateways: await gatewaySettings(platform) }),
    async savePaymentSettings(call) {
      const before = await gatewaySettings(platform);
      const gateways = await saveGatewaySettings(platform, call.body.gateways);
      await audit(platform, call, {
        action: 'settings.payments',
        subject: call.body.gateways.map(({ name }) => name).join(', '),
        before,
        after: call.body.gateways,
      });
      return { gateways };
    },
    testGateway: ({ params }) => tryGateway(platform, params.name),
  });
}
