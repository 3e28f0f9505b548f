import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayWorkIn } from 'shared-contracts/calls/admin/rights';
import { forbidden, unauthenticated } from '../platform/http/problem';
import type { Platform } from '../platform/platform';
import type { User } from '../platform/principal/principal';
import { areaOf } from './area-of-route';

/**
 * The administrator who makes a request.
 * @throws ProblemError 401 when nobody is signed in, 403 for everyone but administrators
 */
export async function administrator(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<User> {
  const principal = await platform.principals.of(request, reply);
  if (principal.kind === 'visitor') throw unauthenticated();
  if (principal.mustEnrol) throw forbidden('Set up your second step first.');
  if (principal.role !== 'admin') throw forbidden('This part is for administrators.');
  return principal;
}

/** Lets only those of the house through whose role covers the route, before a body is read, for every route of this scope. */
export function admitAdministrators(scope: FastifyInstance, platform: Platform): void {
  scope.addHook('preHandler', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { staffRole } = await administrator(platform, request, reply);
    if (!mayWorkIn(staffRole, areaOf(request))) throw forbidden('This part of the back office is not yours.');
  });
}
