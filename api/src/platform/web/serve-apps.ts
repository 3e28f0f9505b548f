import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from 'shared-contracts/paths';
import type { Config } from '../../config';
import { openReleaseLog } from '../../releases/open-release-log';
import { releaseFolder } from '../../releases/release-folders';
import type { Platform } from '../platform';
import { sendProblem } from '../http/error-handling';
import { notFound } from '../http/problem';
import { isKnownPage } from './known-pages';
import { isFile, pageFile } from './page-file';
import { pathOf } from './path-of';
import { hostElsewhere } from './host-elsewhere';
import { serveKnownPages } from './serve-known-pages';
import { servePublishedPages } from './serve-published-pages';
import { policyFor } from '../http/security-headers';
import { sendHtml, sendPage, serveSitemap } from './public-pages';
import { readBuiltPages } from './built-pages';
import { followOverride, originsOf, overridesOf } from './overrides';
import { releasedPage } from './released-pages';
import { spokenLanguage } from './spoken-language';
import { hostDist, remoteDist } from './installed-remotes';
import { createRemoteRegistry, type Registry } from './remote-registry';
import { runtimeConfig } from './runtime-config';
import { bucketOf, sendRegistry } from './send-registry';

/** Checks of machines that there are not: a page in their place would look like a healthy answer. */
const PROBES = /^\/(?:(?:livez|readyz|metrics)\/.*|health\w*|live|ready|status\w*|ping)$/;
const SHARED = paths.shared.href('');
/** The place of a visitor who gets no canary below 100 %. */
const EVERYBODY = 99;
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;
const PRERENDERED = /\/index(?:\.[a-z]{2})?\.html$/;
const PLAIN_FILE = /^\/[\w./-]{1,150}\.(?:js|css|json|map|woff2|svg|png|webp|avif)$/;
const NAMES_FILE = /\.[a-z0-9]+$/i;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REMOTES = /^\/remotes\/([a-z][a-z0-9-]*)(?:\/([0-9a-f]{12}))?(\/.*)$/;

/** Serves the built host at `/`, the built remotes below `/remotes/`, their registry and the run-time configuration. */
export async function serveApps(app: FastifyInstance, platform: Platform, projectRoot: string): Promise<void> {
  const { config, database, health, log } = platform;
  const releases = openReleaseLog(config, database);
  const elsewhere = config.hostUrl ? hostElsewhere(config.hostUrl) : undefined;
  const registry = createRemoteRegistry({ config, projectRoot, releases, elsewhere, health, log });
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(runtimeConfig(config)));
  app.get('/remotes.json', async (request, reply) =>
    sendRegistry(request, reply, registry, await overridesOf(request, reply, platform)),
  );
  const installedHost = hostDist(projectRoot);
  await app.register(fastifyStatic, {
    root: installedHost,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: setCaching,
  });
  serveKnownPages(app, platform, registry);
  if (elsewhere) servePublishedPages(app, { platform, registry, elsewhere, installedHost });
  serveSitemap(app, config, () => registry.of(EVERYBODY));
  app.setNotFoundHandler((request, reply) => answerPath(request, reply, { projectRoot, platform, registry }));
}

interface Places {
  readonly projectRoot: string;
  readonly platform: Platform;
  readonly registry: Registry;
}

async function answerPath(request: FastifyRequest, reply: FastifyReply, places: Places): Promise<FastifyReply> {
  const { projectRoot, platform, registry } = places;
  const { config } = platform;
  const path = pathOf(request.url);
  const missing = () => {
    // A release that was published incompletely shows here first. An address that names no file may hold what a person wrote.
    if (PLAIN_FILE.test(path)) request.log.warn({ file: path }, 'a file is missing');
    return sendProblem(request, reply, notFound(path.startsWith('/api/') ? 'call' : 'page'));
  };
  if (PROBES.test(path)) return missing();
  if (path === '/api' || path.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD'))
    return missing();
  // What people share is for those whom they give the link.
  if (path.startsWith(SHARED)) void reply.header('x-robots-tag', 'noindex, nofollow');
  const remote = REMOTES.exec(path);
  if (remote) {
    const [, name = '', id, file = ''] = remote;
    const root = folderOf(name, id, projectRoot, config);
    return isFile(join(root, file)) ? reply.sendFile(file, root) : missing();
  }
  // An address that names a file is never a page: a missing script must not be answered with HTML.
  if (NAMES_FILE.test(path)) {
    const folder = (await registry.hosts()).find((candidate) => isFile(join(candidate, path)));
    return folder ? reply.sendFile(path, folder) : missing();
  }
  const next = await followOverride(request, reply, platform);
  if (next) return reply.header('cache-control', 'no-store').redirect(next, 302);
  const overrides = await overridesOf(request, reply, platform);
  const { remotes, folders, host } = await registry.of(await bucketOf(request, reply, registry), overrides);
  // The inline script is the host's own, whose release may be another than the installed one.
  void reply.header('content-security-policy', policyFor(config, readBuiltPages(host), originsOf(overrides)));
  const spoken = spokenLanguage(request);
  const page = releasedPage(host, folders, path, spoken);
  if (page) return sendHtml(request, reply, page, config);
  const file = pageFile(host, path, spoken);
  if (!file) return missing();
  if (PRERENDERED.test(file) && isFile(join(host, 'shell.html')))
    return sendPage(request, reply, join(host, file), config);
  if (!isKnownPage(path, remotes, [...folders, host])) void reply.code(404);
  return reply.sendFile(file, host);
}

/** A release that was published, or the build of this installation. */
function folderOf(name: string, id: string | undefined, projectRoot: string, config: Config): string {
  if (id) return releaseFolder(config.releasesDir, name, id);
  return remoteDist(projectRoot, name);
}

function setCaching(reply: FastifyReply, file: string): void {
  const original = file.replace(/\.(br|gz)$/, '');
  void reply.header('cache-control', HASHED.test(original) ? IMMUTABLE : 'no-cache');
}
