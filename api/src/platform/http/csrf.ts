import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { forbidden } from './problem';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site makes a browser send along with our cookies.
 * A request without cookies carries nobody's rights, and one without both headers does not come from a browser.
 * The public address counts as ours whatever `Host` a proxy passes on.
 */
export function refuseForeignChanges(
  app: FastifyInstance,
  { allowedOrigins, siteUrl }: Pick<Config, 'allowedOrigins' | 'siteUrl'>,
): void {
  const allowed = new Set([...allowedOrigins, ...(siteUrl ? [new URL(siteUrl).origin] : [])]);
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || !request.headers.cookie || isOurs(request, allowed)) return;
    throw forbidden('This request came from another site.');
  });
}

function isOurs(request: FastifyRequest, allowed: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin && origin !== 'null') return allowed.has(origin) || hostOf(origin) === request.headers.host;
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
