import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/* global document */
/** A page as it stands when it is finished, without any script: nothing that shows the same can be there sooner. */
export async function staticCopy(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const html = await page.evaluate(() => {
    for (const element of document.querySelectorAll('script, link[rel=preload], link[rel=modulepreload]'))
      element.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await page.close();
  return html;
}

/** Serves copies at their addresses, and everything else from the product. @param {Map<string, string>} copies HTML by path */
export async function serveCopies(copies, product) {
  const answers = new Map(
    [...copies].map(([path, html]) => [path, pack(200, 'text/html; charset=utf-8', Buffer.from(html))]),
  );
  const server = createServer(async (request, response) => {
    // Kept compressed: a copy must not wait for what the product has done while it was built.
    if (!answers.has(request.url)) answers.set(request.url, handOn(product + request.url));
    const { status, headers, body } = await answers.get(request.url);
    response.writeHead(status, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    stop: () => new Promise((done) => (server.close(done), server.closeAllConnections())),
  };
}

async function handOn(url) {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return pack(answer.status, type, Buffer.from(await answer.arrayBuffer()));
}

async function pack(status, type, content) {
  if (!/text|javascript|json|svg/.test(type)) return { status, headers: { 'content-type': type }, body: content };
  const body = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { status, headers: { 'content-type': type, 'content-encoding': 'br' }, body };
}
