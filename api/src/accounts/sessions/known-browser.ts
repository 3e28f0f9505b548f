import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'known-browser';
const yearSeconds = 365 * 24 * 3600;

/** Marks a browser in which somebody signed in to an account. */
export function rememberBrowser(reply: FastifyReply, email: string, secure: boolean): void {
  reply.setCookie(cookie, email.toLowerCase(), {
    path: '/api/accounts',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    maxAge: yearSeconds,
  });
}

/** By whom tries for an account are counted: a browser that knows it counts for itself, everybody else by their address. */
export function senderOf(request: FastifyRequest, email: string): string {
  const sent = request.cookies[cookie];
  const opened = sent ? request.unsignCookie(sent) : undefined;
  return opened?.valid && opened.value === email.toLowerCase() ? 'known browser' : request.ip;
}
