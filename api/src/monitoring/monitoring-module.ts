import type { FastifyReply } from 'fastify';
import type { ApiModule } from '../platform/module';
import { traceRequests } from '../platform/tracing';
import { createMetrics } from './metrics';

/** For whoever runs the product: whether the process lives, whether it may be given work, and its figures. */
export const monitoringModule: ApiModule = {
  name: 'monitoring',
  register(app, platform) {
    const metrics = createMetrics();
    const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
      reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);

    if (platform.tracing) traceRequests(app, platform.tracing);
    app.addHook('onResponse', async (request, reply) => {
      metrics.observe({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      });
    });
    app.get('/livez', (_request, reply) => plain(reply, 200, 'ok'));
    app.get('/readyz', (_request, reply) => {
      const { lifecycle, health } = platform;
      if (lifecycle.phase !== 'ready') return plain(reply, 503, lifecycle.phase);
      return health.isUp ? plain(reply, 200, 'ok') : plain(reply, 503, 'database');
    });
    app.get('/metrics', async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.text()),
    );
  },
};
