import './lib/check-node.mjs';
import { findChromium } from './lib/find-chromium.mjs';
import { prepare } from './lib/prepare.mjs';
import { inRoot } from './lib/root.mjs';
import { main, Sentence } from './lib/sentence.mjs';

const pages = ['/', '/chat', '/manage'];
/** How many times later than its own static copy a page may be seen, and how far it may move. */
const limits = { '/': 1.15, '/ta': 1.15, '/pricing': 1.15, '/faq': 1.15, '/chat': 1.5, '/managelogin': 2.5 };
const MOST_SHIFT = 0.02;
const paintOnly = process.argv.includes('--paint');
const kilobytes = (bytes) => Number((bytes / 1024).toFixed(1));

/**
 * What a first visit downloads, beside one webpack build of the same source, how long an answer takes, and when a page is seen on a slow
 * phone beside its own static copy; with `--paint` the last alone.
 */
await main(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Sentence('Chromium was not found: install it, or set CHROMIUM_PATH.');
  await prepare();
  const { startApi } = await import('./lib/start-api.mjs');
  const { buildMonolith } = await import('./lib/monolith.mjs');
  const { serveMonolith } = await import('./lib/serve-monolith.mjs');
  const { measurePage } = await import('./lib/measure-page.mjs');
  const { medianPaint } = await import('./lib/measure-paint.mjs');
  const { serveCopies, staticCopy } = await import('./lib/static-copy.mjs');
  const { measureAnswers } = await import('./lib/measure-answers.mjs');
  const { chromium } = await import(inRoot('node_modules/playwright-core/index.mjs'));

  if (!paintOnly) console.log('Building the monolith for comparison ...');
  const dist = paintOnly ? '' : await buildMonolith();
  const api = await startApi();
  const monolith = await serveMonolith(dist, api.url);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const rows = [];
  async function paints() {
    const copies = new Map();
    for (const page of Object.keys(limits)) copies.set(page, await staticCopy(browser, api.url + page));
    const still = await serveCopies(copies, api.url);
    const measured = [];
    for (const [page, limit] of Object.entries(limits)) {
      const [live, copy] = [await medianPaint(browser, api.url + page), await medianPaint(browser, still.url + page)];
      const ratio = live.paint / copy.paint;
      measured.push({
        page,
        'seen ms': Math.round(live.paint),
        'static copy ms': Math.round(copy.paint),
        ratio: ratio.toFixed(2),
        limit,
        shift: live.shift.toFixed(3),
        'longest task ms': Math.round(live.longest),
        holds: ratio <= limit && live.shift <= MOST_SHIFT,
      });
    }
    await still.stop();
    console.table(measured);
  }
  try {
    await paints();
    for (const page of paintOnly ? [] : pages) {
      const [federated, whole] = [
        await measurePage(browser, api.url + page),
        await measurePage(browser, monolith.url + page),
      ];
      rows.push({
        page,
        'code KB': kilobytes(federated.code),
        'monolith code KB': kilobytes(whole.code),
        ratio: (federated.code / whole.code).toFixed(2),
        'fonts KB': kilobytes(federated.fonts),
        'all KB': kilobytes(federated.bytes),
        requests: federated.requests,
        'monolith requests': whole.requests,
        'first paint ms': Math.round(federated.paint),
      });
    }
    if (paintOnly) return;
    const answers = await measureAnswers(api.url);
    console.table(rows);
    console.log(
      `An answer of the built-in engine: p50 ${answers.p50.toFixed(1)} ms, p95 ${answers.p95.toFixed(1)} ms (${answers.count} questions, one at a time)`,
    );
  } finally {
    await browser.close();
    await monolith.stop();
    await api.stop();
  }
});
