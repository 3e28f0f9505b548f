import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/problem';
import type { Billing } from '../context';
import { applyEvent } from './apply-event';

/** Where the gateways report; the body stays as it came, because its signature is over the bytes. */
export async function serveWebhooks(app: FastifyInstance, billing: Billing): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const name of ['razorpay', 'stripe'] as const) {
      scope.post(`/api/webhooks/${name}`, async (request) => {
        const reader = await billing.gateways.webhook(name);
        if (!reader) throw notFound('webhook');
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await applyEvent(billing, name, reader.read(body, request.headers));
        return { received: true };
      });
    }
  });
}
