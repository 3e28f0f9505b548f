import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the monolithic build as the product serves its own, and passes calls on to the product's API. */
export function serveMonolith(dist, api) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (
      pathname.startsWith('/api/') ||
      pathname === '/config.json' ||
      pathname === '/remotes.json' ||
      pathname.endsWith('mf-manifest.json')
    ) {
      const answer = await fetch(api + request.url);
      const registry =
        pathname === '/remotes.json' ? withoutPreload(await answer.json()) : Buffer.from(await answer.arrayBuffer());
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(registry);
    }
    const asked = path.join(dist, pathname);
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : path.join(dist, 'index.html');
    const compressed = existsSync(`${file}.br`);
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      ...(compressed && { 'content-encoding': 'br' }),
    });
    return response.end(readFileSync(compressed ? `${file}.br` : file));
  });
  return new Promise((resolve) => {
    server.listen(0, () =>
      resolve({
        url: `http://localhost:${server.address().port}`,
        stop: () => new Promise((done) => server.close(done)),
      }),
    );
  });
}

const withoutPreload = ({ remotes }) =>
  JSON.stringify({ remotes: remotes.map((remote) => ({ ...remote, preload: [] })) });
