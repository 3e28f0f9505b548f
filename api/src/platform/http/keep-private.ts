import type { FastifyInstance } from 'fastify';

/** Answers of the API are kept by nobody on the way, unless a call says otherwise. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
}
