import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from 'shared-contracts/paths';
import * as z from 'zod';
import type { Config } from '../../config';
import { ORIGIN_PLACEHOLDER } from './fill-page';
import type { Visit } from './remote-registry';
import { siteOrigin } from './site-origin';

const pagesFile = z.array(z.string().regex(/^\/[\w/-]*$/));
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Tells search engines which pages there are. */
export function serveSitemap(app: FastifyInstance, config: Config, registry: () => Promise<Visit>): void {
  app.get('/robots.txt', (request, reply) => {
    const lines = [
      'User-agent: *',
      `Disallow: ${paths.admin.href()}`,
      'Disallow: /api/',
      'Disallow: /shared/',
      '',
      `Sitemap: ${siteOrigin(request, config)}/sitemap.xml`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = siteOrigin(request, config);
    const urls = (await publicPaths(registry)).map((path) => `<url><loc>${origin}${path}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
}

/** The prerendered pages; where none were built, the public pages that the remotes name, except those of a pattern. */
async function publicPaths(registry: () => Promise<Visit>): Promise<readonly string[]> {
  const { remotes, folders, host } = await registry();
  const files = [...folders, host].map((folder) => join(folder, 'pages.json')).filter((file) => existsSync(file));
  const built = files.flatMap((file) => pagesFile.parse(JSON.parse(readFileSync(file, 'utf8'))));
  if (built.length > 0) return [...new Set(built)];
  const pages = remotes.filter(({ frame }) => frame === 'public').flatMap(({ pages: listed = [] }) => listed);
  return pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
}

/** Sends a prerendered page with the public address filled in, compressed for whoever takes that. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  config: Config,
): Promise<FastifyReply> {
  return sendHtml(request, reply, await readFile(file, 'utf8'), config);
}

/** The same for a page that is at hand already. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  config: Config,
): Promise<FastifyReply> {
  const html = page.replaceAll(ORIGIN_PLACEHOLDER, siteOrigin(request, config));
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted))
    return reply
      .header('content-encoding', 'br')
      .send(await toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await toGzip(html));
  return reply.send(html);
}
