import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { sendProblem } from '../http/error-handling';
import { notFound } from '../http/problem';
import { sendPage, serveSitemap } from './public-pages';
import { remoteDist, remoteRegistry } from './remote-registry';
import { runtimeConfig } from './runtime-config';

const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REMOTES = /^\/remotes\/(marketing|chat|admin)(\/.*)$/;

/** Serves the built host at `/`, the built remotes below `/remotes/`, their registry and the run-time configuration. */
export async function serveApps(app: FastifyInstance, config: Config, projectRoot: string): Promise<void> {
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(runtimeConfig(config)));
  app.get('/remotes.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(remoteRegistry(config, projectRoot)));
  const host = join(projectRoot, 'host', 'dist');
  await app.register(fastifyStatic, { root: host, serve: false, preCompressed: true, cacheControl: false, setHeaders: setCaching });
  serveSitemap(app, config, host);
  app.setNotFoundHandler((request, reply) => answerPath(request, reply, host, projectRoot, config));
}

function answerPath(request: FastifyRequest, reply: FastifyReply, host: string, projectRoot: string, config: Config): FastifyReply | Promise<FastifyReply> {
  const path = pathOf(request);
  const missing = () => sendProblem(request, reply, notFound(path.startsWith('/api/') ? 'call' : 'page'));
  if (path === '/api' || path.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD')) return missing();
  const remote = REMOTES.exec(path);
  if (remote) {
    const root = remoteDist(projectRoot, remote[1] as 'marketing' | 'chat' | 'admin');
    return isFile(join(root, remote[2] ?? '')) ? reply.sendFile(remote[2] ?? '', root) : missing();
  }
  const file = pageFile(host, path);
  if (file?.endsWith('/index.html') && isFile(join(host, 'shell.html'))) return sendPage(request, reply, join(host, file), config);
  return file ? reply.sendFile(file, host) : missing();
}

/** A file of its own, a prerendered page, or the empty shell that renders any address in the browser. */
function pageFile(host: string, path: string): string | undefined {
  const candidates = [path, `${path}/index.html`, `${path}.html`];
  // An address that names a file is never a page: a missing script must not be answered with HTML.
  if (!/\.[a-z0-9]+$/i.test(path)) candidates.push('/shell.html', '/index.html');
  return candidates.map((candidate) => normalize(candidate)).find((candidate) => isFile(join(host, candidate)));
}

function pathOf(request: FastifyRequest): string {
  try {
    return normalize(decodeURIComponent(request.url.split('?')[0] ?? '/'));
  } catch {
    return '/';
  }
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function setCaching(reply: FastifyReply, file: string): void {
  const original = file.replace(/\.(br|gz)$/, '');
  void reply.header('cache-control', HASHED.test(original) ? IMMUTABLE : 'no-cache');
}
