import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Overrides } from './overrides';
import type { Registry } from './remote-registry';

/** The visitor's place among a hundred, kept so that a canary does not come and go with every visit. */
const CANARY_COOKIE = 'canary';
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** The registry that belongs to a visitor; while a canary is tried, a cookie keeps the visitor with the same release. */
export async function sendRegistry(
  request: FastifyRequest,
  reply: FastifyReply,
  registry: Registry,
  overrides: Overrides,
): Promise<FastifyReply> {
  const { hostId, remotes } = await registry.of(await bucketOf(request, reply, registry), overrides);
  const text = JSON.stringify({ hostId, remotes });
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ 'cache-control': 'private, no-cache', vary: 'Cookie', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** The visitor's place among canaries, from 0 to 99. */
export async function bucketOf(request: FastifyRequest, reply: FastifyReply, registry: Registry): Promise<number> {
  const kept = Number(request.cookies[CANARY_COOKIE] ?? NaN);
  if (Number.isInteger(kept) && kept >= 0 && kept < 100) return kept;
  const bucket = randomInt(100);
  if (await registry.hasCanary())
    void reply.setCookie(CANARY_COOKIE, String(bucket), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: MONTH_SECONDS,
    });
  return bucket;
}
