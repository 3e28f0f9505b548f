import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../database/database';
import { ProblemError } from './problem';
import { sharedCounts } from './shared-counts';

const MINUTE_MS = 60_000;

/**
 * Limits the API calls of one connection address.
 * @param perMinute 0 turns it off.
 * @param shared the database that all processes count in; left out, each process counts for itself
 */
export async function limitRate(app: FastifyInstance, perMinute: number, shared?: Queries): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: MINUTE_MS,
    ...(shared ? { store: sharedCounts(shared, MINUTE_MS) } : {}),
    cache: 20_000,
    // By the route that was found: an address has many spellings, and the router knows them all.
    allowList: (request) => !request.routeOptions.url?.startsWith('/api/'),
    errorResponseBuilder: (_request, context) =>
      new ProblemError(429, `Too many requests: at most ${context.max} a minute. Try again in ${context.after}.`, {
        title: 'Rate limit reached',
      }),
  });
}
