import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from 'shared-contracts/paths';
import * as z from 'zod';
import type { Config } from '../../config';
import { siteOrigin } from './site-origin';

/** What the build writes where a page names its own public address. */
const ORIGIN = '__SITE_ORIGIN__';
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Tells search engines which pages there are. */
export function serveSitemap(app: FastifyInstance, config: Config, hostDist: string): void {
  app.get('/robots.txt', (request, reply) => {
    const lines = ['User-agent: *', `Disallow: ${paths.admin.href()}`, 'Disallow: /api/', 'Disallow: /shared/', '', `Sitemap: ${siteOrigin(request, config)}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', (request, reply) => {
    const origin = siteOrigin(request, config);
    const urls = publicPaths(hostDist).map((path) => `<url><loc>${origin}${path}</loc></url>`);
    return reply.type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`);
  });
}

/** The prerendered pages; where none were built, those that every build has. */
function publicPaths(hostDist: string): readonly string[] {
  const file = join(hostDist, 'pages.json');
  if (existsSync(file)) return z.array(z.string().regex(/^\/[\w/-]*$/)).parse(JSON.parse(readFileSync(file, 'utf8')));
  return [paths.home, paths.about, paths.pricing, paths.faq, paths.contact, paths.terms, paths.privacy, paths.refund, paths.help].map((page) => page.href());
}

/** Sends a prerendered page with the public address filled in, compressed for whoever takes that. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, file: string, config: Config): Promise<FastifyReply> {
  const html = (await readFile(file, 'utf8')).replaceAll(ORIGIN, siteOrigin(request, config));
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await toGzip(html));
  return reply.send(html);
}
