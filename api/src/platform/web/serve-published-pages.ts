import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform';
import { policyFor } from '../http/security-headers';
import { parseBuiltPages } from './built-pages';
import type { HostElsewhere } from './host-elsewhere';
import { followOverride, originsOf, overridesOf } from './overrides';
import { pathOf } from './path-of';
import { sendHtml } from './public-pages';
import { hostFilesOf, inFrame, releasedFragment } from './released-pages';
import type { Registry } from './remote-registry';
import { bucketOf } from './send-registry';
import { spokenLanguage } from './spoken-language';

/**
 * Gives a web server in front, which has the pages that its image was built with, those that were published since: 404 where it is to show
 * its own. Staff who come by `?remote=` are sent on as in one process. The address comes in `x-original-uri`.
 */
export function servePublishedPages(
  app: FastifyInstance,
  {
    platform,
    registry,
    host,
  }: { readonly platform: Platform; readonly registry: Registry; readonly host: HostElsewhere },
): void {
  app.get('/published-page', async (request, reply) => {
    const asked = request.headers['x-original-uri'];
    if (typeof asked !== 'string') return reply.code(404).send();
    const next = await followOverride(request, reply, platform, asked);
    if (next) return reply.header('cache-control', 'no-store').redirect(next, 302);
    const overrides = await overridesOf(request, reply, platform);
    const { folders } = await registry.of(await bucketOf(request, reply, registry), overrides);
    const path = pathOf(asked);
    const fragment = releasedFragment(folders, path, spokenLanguage(request));
    if (!fragment) return reply.code(404).send();
    // Only pages that a release brings are asked for: nobody makes this ask the host for whatever comes to mind.
    const files = ['csp.json', ...hostFilesOf(path)];
    const texts = new Map(await Promise.all(files.map(async (file) => [file, await host.file(`/${file}`)] as const)));
    const page = inFrame(fragment, path, (file) => texts.get(file));
    const policy = texts.get('csp.json');
    if (!page || !policy) return reply.code(404).send();
    void reply.header(
      'content-security-policy',
      policyFor(platform.config, parseBuiltPages(policy), originsOf(overrides)),
    );
    return sendHtml(request, reply, page, platform.config);
  });
}
