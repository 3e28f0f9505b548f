import { findChromium } from '../lib/find-chromium.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { listed } from './listed.mjs';
import { serveTrial } from './trial-server.mjs';

const PATIENCE_MS = 30_000;

/**
 * Shows remotes in the real browser within one host, each at the address that it names for trials.
 * @param {{ host: string, remotes: { release: object, folder: string }[] }} what the host's folder, and releases with theirs
 * @returns {Promise<{ remote: string, id: string, problem: string }[]>} the first that a visitor would not see; none when all are seen
 */
export async function tryTogether({ host, remotes }) {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Sentence('A release is tried in Chromium before anybody gets it: install it, or set CHROMIUM_PATH.');
  const { chromium } = await import('playwright-core');
  const served = remotes.map(({ release, folder }) => ({ release, folder, base: baseOf(release) }));
  const server = await serveTrial({
    host,
    registry: { remotes: served.map(({ release, base }) => listed(release, base)) },
    folders: Object.fromEntries(served.map(({ base, folder }) => [base, folder])),
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  try {
    for (const { remote, id, description } of remotes.map(({ release }) => release)) {
      const problem = await show(browser, `${server.url}${description.trial}`);
      if (problem) return [{ remote, id, problem }];
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return [];
}

function baseOf({ remote, id, description }) {
  if (!description)
    throw new Sentence(`${remote} ${id} does not say which addresses it has: build it again with its remote.json.`);
  return `/remotes/${remote}/${id}`;
}

async function show(browser, address) {
  const page = await browser.newPage();
  const errors = [];
  const broke = new Promise((resolve) => page.once('pageerror', resolve));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
  const outcome = page.locator('main h1, [data-failure]').first();
  await Promise.race([broke, outcome.waitFor({ timeout: PATIENCE_MS }).catch(() => errors.push('nothing was shown'))]);
  const failure = await page
    .locator('[data-failure]')
    .first()
    .getAttribute('data-failure', { timeout: 100 })
    .catch(() => null);
  if (failure) errors.push(`the host reports "${failure}"`);
  await page.close();
  return errors[0];
}
