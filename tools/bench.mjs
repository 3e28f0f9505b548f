import './lib/check-node.mjs';
import { findChromium } from './lib/find-chromium.mjs';
import { prepare } from './lib/prepare.mjs';
import { inRoot } from './lib/root.mjs';
import { main, Sentence } from './lib/sentence.mjs';

const pages = ['/', '/chat', '/manage'];
const kilobytes = (bytes) => Number((bytes / 1024).toFixed(1));

/** What a first visit downloads, beside one webpack build of the same source, and how long an answer takes. */
await main(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Sentence('Chromium was not found: install it, or set CHROMIUM_PATH.');
  await prepare();
  const { startApi } = await import('./lib/start-api.mjs');
  const { buildMonolith } = await import('./lib/monolith.mjs');
  const { serveMonolith } = await import('./lib/serve-monolith.mjs');
  const { measurePage } = await import('./lib/measure-page.mjs');
  const { measureAnswers } = await import('./lib/measure-answers.mjs');
  const { chromium } = await import(inRoot('node_modules/playwright-core/index.mjs'));

  console.log('Building the monolith for comparison ...');
  const dist = await buildMonolith();
  const api = await startApi();
  const monolith = await serveMonolith(dist, api.url);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  const rows = [];
  try {
    for (const page of pages) {
      const [federated, whole] = [await measurePage(browser, api.url + page), await measurePage(browser, monolith.url + page)];
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
    const answers = await measureAnswers(api.url);
    console.table(rows);
    console.log(`An answer of the built-in engine: p50 ${answers.p50.toFixed(1)} ms, p95 ${answers.p95.toFixed(1)} ms (${answers.count} questions, one at a time)`);
  } finally {
    await browser.close();
    await monolith.stop();
    await api.stop();
  }
});
