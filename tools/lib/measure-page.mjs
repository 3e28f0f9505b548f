/** Loads a page in a fresh browser profile and counts what came over the wire: requests, and compressed bytes of bodies and headers. */
export async function measurePage(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const received = new Map();
  const kinds = new Map();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    received.set(requestId, encodedDataLength),
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await context.close();
  const bytesOf = (wanted) =>
    [...received].filter(([id]) => wanted(kinds.get(id))).reduce((sum, [, bytes]) => sum + bytes, 0);
  return {
    requests: received.size,
    bytes: bytesOf(() => true),
    code: bytesOf((kind) => kind === 'Script' || kind === 'Stylesheet' || kind === 'Document'),
    fonts: bytesOf((kind) => kind === 'Font'),
    paint,
  };
}
