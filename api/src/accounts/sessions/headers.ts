import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request's headers as the session library reads them. It trusts `x-forwarded-for`, so the address comes from the connection. */
export function sessionHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent', 'host'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  headers.set('x-forwarded-for', request.ip);
  return headers;
}

/** Passes on the cookies that the session library sets. */
export function passCookies(reply: FastifyReply, headers: Headers | null): void {
  for (const cookie of headers?.getSetCookie() ?? []) reply.header('set-cookie', cookie);
}
