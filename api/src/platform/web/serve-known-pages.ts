import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform';
import { isKnownPage } from './known-pages';
import { overridesOf } from './overrides';
import { pathOf } from './path-of';
import type { Registry } from './remote-registry';
import { bucketOf } from './send-registry';

/**
 * Tells a web server in front, which has the prerendered pages but not the releases, whether there is a page at an address that it has no
 * file for: 204, or 403 where there is none, as nginx's `auth_request` understands it. The address comes in `x-original-uri`.
 */
export function serveKnownPages(app: FastifyInstance, platform: Platform, registry: Registry): void {
  app.get('/known-page', async (request, reply) => {
    const asked = request.headers['x-original-uri'];
    const { remotes, folders } = await registry.of(
      await bucketOf(request, reply, registry),
      await overridesOf(request, reply, platform),
    );
    const isKnown = typeof asked === 'string' && isKnownPage(pathOf(asked), remotes, folders, true);
    return reply.code(isKnown ? 204 : 403).send();
  });
}
