import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { commitOfSources } from './lib/commit.mjs';
import { hashInputs } from './lib/hash-inputs.mjs';
import { inParallel } from './lib/in-parallel.mjs';
import { prerenderedWorkspaces } from './lib/remotes.mjs';
import { inRoot } from './lib/root.mjs';
import { sentenceOf } from './lib/sentence.mjs';
import { targets } from './lib/targets.mjs';

const marks = inRoot('.cache/build');

/**
 * Builds every target whose inputs changed since its last build; gives the names of those it built.
 * @param pages whether the host's prerendered pages follow the build; a release brings pages of its own
 */
export async function buildChanged({ only, force = false, pages = true, log = console.log } = {}) {
  await mkdir(marks, { recursive: true });
  const wanted = targets.filter(({ name }) => !only || only.includes(name));
  const checked = await Promise.all(
    wanted.map(async (target) => ({ ...target, hash: await hashInputs(target.inputs) })),
  );
  const states = await Promise.all(
    checked.map(async (target) => ({ ...target, stale: force || !(await isBuilt(target)) })),
  );
  const stale = states.filter((target) => target.stale);
  await inParallel(2, stale, async (target) => {
    const started = Date.now();
    await rm(markOf(target.name), { force: true });
    await buildTarget(target);
    await writeFile(markOf(target.name), target.hash);
    log(`Built ${target.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  });
  const built = stale.map(({ name }) => name);
  // Sources that did not change are those of the present commit, too.
  if (wanted.some(({ kind }) => kind === 'server')) await writeFile(inRoot('api/dist/commit'), commitOfSources());
  if (pages && (await needsPages(wanted, built))) {
    const { run } = await import('./lib/run.mjs');
    await run(process.execPath, [inRoot('tools/prerender/run.mjs')]);
  }
  return built;
}

/** Pages are rendered from the host and the remotes together; a host that is built by itself serves its empty page instead. */
async function needsPages(wanted, built) {
  const sources = ['host', ...prerenderedWorkspaces()];
  if (
    !wanted.some(({ name }) => sources.includes(name)) ||
    !sources.every((name) => existsSync(inRoot(name, 'src')) && existsSync(inRoot(name, 'dist')))
  )
    return false;
  return built.some((name) => sources.includes(name)) || !existsSync(inRoot('host/dist/pages.json'));
}

const markOf = (name) => `${marks}/${name}.hash`;

async function isBuilt({ name, hash }) {
  const mark = await readFile(markOf(name), 'utf8').catch(() => '');
  return mark === hash && existsSync(inRoot(name, 'dist'));
}

/** The bundlers are loaded only when something is to be built: a start with nothing to do stays quick. */
async function buildTarget({ name, kind, hash }) {
  if (kind === 'server') {
    const { buildApi } = await import('./lib/build-api.mjs');
    return buildApi();
  }
  const { buildBrowser } = await import('./lib/build-browser.mjs');
  return buildBrowser(name, hash.slice(0, 8));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const args = process.argv.slice(2);
  const only = args.filter((argument) => !argument.startsWith('-'));
  try {
    const built = await buildChanged({ only: only.length ? only : undefined, force: args.includes('--force') });
    if (!built.length && !args.includes('--quiet')) console.log('Nothing changed: every build is up to date.');
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
