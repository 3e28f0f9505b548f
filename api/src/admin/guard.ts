import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../platform/http/problem';
import type { Platform } from '../platform/platform';
import type { User } from '../platform/principal/principal';

/**
 * The administrator who makes a request.
 * @throws ProblemError 401 when nobody is signed in, 403 for everyone but administrators
 */
export async function administrator(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<User> {
  const principal = await platform.principals.of(request, reply);
  if (principal.kind === 'visitor') throw unauthenticated();
  if (principal.role !== 'admin') throw forbidden('This part is for administrators.');
  return principal;
}

/** Lets administrators through only, before a body is read, for every route of this scope. */
export function admitAdministrators(scope: FastifyInstance, platform: Platform): void {
  scope.addHook('preHandler', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await administrator(platform, request, reply);
  });
}
