import type { FastifyInstance } from 'fastify';
import { databaseGone, type DatabaseHealth } from '../database/health';
import type { Lifecycle } from '../lifecycle';

/** Calls that tell how the product is, and therefore answer always. */
const always: ReadonlySet<string> = new Set(['/api/status']);

/** Answers calls with 503 and a sentence while the database is gone, also those that wait for it already. Comes before the routes. */
export function answerWhileGone(app: FastifyInstance, health: DatabaseHealth): void {
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (url?.startsWith('/api/') && !always.has(url) && !health.isUp) throw databaseGone();
  });
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    // Pages and the registry have something to say also without a database.
    if (!route.url.startsWith('/api/')) return;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? health.orFail(answer) : answer;
    };
  });
}

/** Connections that are answered while the process stops are not kept for another request. */
export function endConnectionsWhenStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.phase === 'stopping') reply.header('connection', 'close');
  });
}
