import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
};

/**
 * Serves a built host with one candidate in the place of a remote, and the browser's own stand-ins for the services: no database, no person.
 * @param {{ host: string, registry: object, folders: Record<string, string>, pages?: boolean }} what `folders` by the path below which each
 *   is served; `pages` whether the host's prerendered pages are, too
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export function serveTrial({ host, registry, folders, pages = false }) {
  const json = {
    '/config.json': { services: 'simulated', apiBaseUrl: '', features: { google: false, devMailbox: false } },
    '/remotes.json': registry,
  };
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://trial').pathname);
    if (json[pathname])
      return response.writeHead(200, { 'content-type': types['.json'] }).end(JSON.stringify(json[pathname]));
    const file = fileFor(pathname, { host, folders, pages });
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const stop = () => new Promise((done) => (server.close(() => done()), server.closeAllConnections()));
      resolve({ url: `http://127.0.0.1:${server.address().port}`, stop });
    });
  });
}

function fileFor(pathname, { host, folders, pages }) {
  const below = Object.keys(folders).find((prefix) => pathname.startsWith(`${prefix}/`));
  if (below) return existing(folders[below], pathname.slice(below.length));
  if (path.extname(pathname)) return existing(host, pathname);
  if (pathname.startsWith('/api')) return undefined;
  const own = pages ? existing(host, `${pathname}/index.html`) : undefined;
  return own ?? existing(host, '/shell.html') ?? existing(host, '/index.html');
}

function existing(folder, pathname) {
  const file = path.join(folder, path.normalize(pathname));
  return file.startsWith(path.resolve(folder)) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}
