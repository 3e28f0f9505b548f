import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem';

/**
 * Limits the API calls of one connection address.
 * @param perMinute 0 turns it off.
 */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, context) =>
      new ProblemError(429, `Too many requests: at most ${context.max} a minute. Try again in ${context.after}.`, { title: 'Rate limit reached' }),
  });
}
