import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal, User } from './principal';

/** Finds the signed-in person of a request; null when there is none. */
export type UserResolver = (request: FastifyRequest) => Promise<User | null>;

/** Tells who makes a request. */
export interface Principals {
  /** The person of this request; a first-time visitor gets the cookie with the answer. Asked once a request. */
  of(request: FastifyRequest, reply: FastifyReply): Promise<Principal>;
  /** Lets the module of accounts say who is signed in. */
  useUserResolver(resolver: UserResolver): void;
}

export const visitorCookie = 'visitor';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Principals by the session that a module resolves, else by the signed visitor cookie. */
export function createPrincipals(options: { secureCookies: boolean }): Principals {
  const known = new WeakMap<FastifyRequest, Promise<Principal>>();
  let resolveUser: UserResolver = () => Promise.resolve(null);

  function visitor(request: FastifyRequest, reply: FastifyReply): Principal {
    const cookie = request.cookies[visitorCookie];
    const signed = cookie ? request.unsignCookie(cookie) : undefined;
    if (signed?.valid) return { kind: 'visitor', visitorId: signed.value };
    const visitorId = randomUUID();
    reply.setCookie(visitorCookie, visitorId, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: options.secureCookies,
      signed: true,
      maxAge: YEAR_SECONDS,
    });
    return { kind: 'visitor', visitorId, isNew: true };
  }

  return {
    of(request, reply) {
      const before = known.get(request);
      if (before) return before;
      const principal = resolveUser(request).then((user) => user ?? visitor(request, reply));
      known.set(request, principal);
      return principal;
    },
    useUserResolver(resolver) {
      resolveUser = resolver;
    },
  };
}
