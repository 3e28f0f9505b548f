/* global window */
/** A slow phone: 150 ms there and back, 1.6 Mbps, a processor four times slower than this one. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 };
const SLOWER = 4;
const SETTLED_MS = 1_000;

/**
 * Loads a page as on a slow phone, in a fresh profile.
 * @returns {Promise<{ paint: number, shift: number, longest: number }>} when its largest content was first seen, how far things moved, and
 *   the longest time that the page was busy; times in milliseconds
 */
export async function measurePaint(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return seen;
}

/** The median of several loads. */
export async function medianPaint(browser, url, times = 3) {
  const all = [];
  for (let time = 0; time < times; time += 1) all.push(await measurePaint(browser, url));
  const median = (name) => all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(times / 2)];
  return { paint: median('paint'), shift: median('shift'), longest: median('longest') };
}

/** Runs in the page. */
function observe() {
  window.seen = { paint: 0, shift: 0, longest: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (window.seen.paint = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (window.seen.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ duration }) => (window.seen.longest = Math.max(window.seen.longest, duration)));
}
