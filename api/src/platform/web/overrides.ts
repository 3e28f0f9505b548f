import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform';

/** What staff load of a remote instead of what visitors get: a release, or a dev server on their own machine. */
export type Override = { readonly id: string } | { readonly origin: string };

/** Overrides by the name of the remote. */
export type Overrides = ReadonlyMap<string, Override>;

const COOKIE = 'remote-override';
const HOURS_8 = 8 * 60 * 60;
const ONE = /^([a-z][a-z0-9-]{0,39})@(?:([0-9a-f]{12})|localhost:([1-9]\d{0,4}))$/;
export const noOverrides: Overrides = new Map();

/** Reads `chat@0123456789ab,admin@localhost:4001`; what is neither is left out. */
export function parseOverrides(text: string): Overrides {
  return new Map(
    text.split(',').flatMap((part): [string, Override][] => {
      const [, name, id, port] = ONE.exec(part.trim()) ?? [];
      if (!name) return [];
      return [[name, id ? { id } : { origin: `http://localhost:${port}` }]];
    }),
  );
}

/** The same as the text that a person would write, such as `localhost:4001`. */
export const overrideText = (override: Override): string =>
  'id' in override ? override.id : override.origin.replace('http://', '');

/** The overrides of a request: those that its cookie holds, for as long as an administrator is signed in. */
export async function overridesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
): Promise<Overrides> {
  const cookie = request.cookies[COOKIE];
  const signed = cookie ? request.unsignCookie(cookie) : undefined;
  if (!signed?.valid || !(await isAdministrator(request, reply, platform))) return noOverrides;
  return parseOverrides(signed.value ?? '');
}

/**
 * Follows `?remote=chat@0123456789ab`, `?remote=chat@localhost:4001` and `?remote=none` of an administrator who came by an address typed in
 * or by a link of the product: a link on another site switches nothing.
 * @param address what was asked for, with its parameters
 * @returns the address to go on with, without the parameter; undefined where there is nothing to follow
 */
export async function followOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
  address = request.url,
): Promise<string | undefined> {
  const url = new URL(address, 'http://page');
  const wanted = url.searchParams.get('remote');
  if (wanted === null || !/^(none|same-origin)$/.test(String(request.headers['sec-fetch-site'] ?? 'none')))
    return undefined;
  if (!(await isAdministrator(request, reply, platform))) return undefined;
  const chosen = parseOverrides(wanted);
  if (wanted === 'none') void reply.clearCookie(COOKIE, { path: '/' });
  else if (chosen.size > 0) {
    const all = new Map([...(await overridesOf(request, reply, platform)), ...chosen]);
    const text = [...all].map(([name, override]) => `${name}@${overrideText(override)}`).join(',');
    void reply.setCookie(COOKIE, text, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: platform.config.production,
      signed: true,
      maxAge: HOURS_8,
    });
  }
  url.searchParams.delete('remote');
  return url.pathname + url.search;
}

/** The dev servers that the content security policy of this person's pages lets in. */
export const originsOf = (overrides: Overrides): readonly string[] =>
  [...overrides.values()].flatMap((override) => ('origin' in override ? [override.origin] : []));

async function isAdministrator(request: FastifyRequest, reply: FastifyReply, platform: Platform): Promise<boolean> {
  const principal = await platform.principals.of(request, reply);
  return principal.kind === 'user' && principal.role === 'admin';
}
