import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { paths } from 'shared-contracts/paths';
import type { Platform } from '../platform';
import { policyFor } from '../http/security-headers';
import { parseBuiltPages, readBuiltPages, type BuiltPages } from './built-pages';
import type { HostElsewhere } from './host-elsewhere';
import { isKnownPage } from './known-pages';
import { followOverride, originsOf, overridesOf } from './overrides';
import { pageFile } from './page-file';
import { pathOf } from './path-of';
import { sendHtml } from './public-pages';
import { hostFilesOf, inFrame, releasedFragment, releasedPage } from './released-pages';
import type { Registry, Visit } from './remote-registry';
import { bucketOf } from './send-registry';
import { spokenLanguage } from './spoken-language';

const SHARED = paths.shared.href('');

interface Places {
  readonly platform: Platform;
  readonly registry: Registry;
  /** The host's container. */
  readonly elsewhere: HostElsewhere;
  /** Stands for that container in a visit: no host was published. */
  readonly installedHost: string;
}

/**
 * Gives a web server in front, which has the pages that its image was built with, those that were published since, and every page of a host
 * that was: 404 where it is to show its own, with the policy that belongs to that page in `x-page-policy`. Staff who come by `?remote=` are
 * sent on as in one process. The address comes in `x-original-uri`.
 */
export function servePublishedPages(
  app: FastifyInstance,
  { platform, registry, elsewhere, installedHost }: Places,
): void {
  app.get('/published-page', async (request, reply) => {
    const asked = request.headers['x-original-uri'];
    if (typeof asked !== 'string') return reply.code(404).send();
    const next = await followOverride(request, reply, platform, asked);
    if (next) return reply.header('cache-control', 'no-store').redirect(next, 302);
    const overrides = await overridesOf(request, reply, platform);
    const visit = await registry.of(await bucketOf(request, reply, registry), overrides);
    const isPublished = visit.host !== installedHost;
    const path = pathOf(asked);
    const spoken = spokenLanguage(request);
    const page = isPublished ? publishedPage(visit, path, spoken) : await framedPage(visit, path, spoken, elsewhere);
    const built = page && isPublished ? readBuiltPages(visit.host) : await builtPagesOf(elsewhere);
    if (!built) return reply.code(404).send();
    const policy = policyFor(platform.config, built, originsOf(overrides));
    if (!page) return reply.code(404).header('x-page-policy', policy).send();
    // What people share is for those whom they give the link.
    if (path.startsWith(SHARED)) void reply.header('x-robots-tag', 'noindex, nofollow');
    void reply.header('content-security-policy', policy);
    return sendHtml(request, reply, page, platform.config);
  });
}

/** A page of a host that was published; that there is none, the container in front says. */
function publishedPage({ host, folders, remotes }: Visit, path: string, spoken: string): string | undefined {
  const released = releasedPage(host, folders, path, spoken);
  if (released) return released;
  const file = pageFile(host, path, spoken);
  return file && isKnownPage(path, remotes, [...folders, host]) ? readFileSync(join(host, file), 'utf8') : undefined;
}

/** A page of a release in the frame of the host's container. */
async function framedPage(
  { folders }: Visit,
  path: string,
  spoken: string,
  elsewhere: HostElsewhere,
): Promise<string | undefined> {
  const fragment = releasedFragment(folders, path, spoken);
  if (!fragment) return undefined;
  // Only pages that a release brings are asked for: nobody makes this ask the host for whatever comes to mind.
  const files = hostFilesOf(path);
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await elsewhere.file(`/${file}`)] as const)),
  );
  return inFrame(fragment, path, (file) => texts.get(file));
}

async function builtPagesOf(elsewhere: HostElsewhere): Promise<BuiltPages | undefined> {
  const text = await elsewhere.file('/csp.json');
  return text ? parseBuiltPages(text) : undefined;
}
