import './lib/check-node.mjs';
import { installMissing } from './lib/install.mjs';
import { inParallel } from './lib/in-parallel.mjs';
import { oneAtATime } from './lib/one-at-a-time.mjs';
import { remoteWorkspaces } from './lib/remotes.mjs';
import { main } from './lib/sentence.mjs';

/** Hostile requests to the API: some two minutes, when each kind of database takes half of them. */
const hostileRequests = 20_000;

/** Everything that must hold before a change is shared; the last line counts what passed and what failed. */
await main(async () => {
  await oneAtATime(() => installMissing());
  const { check, jestSuite, browserSuite } = await import('./lib/test-steps.mjs');
  const { findChromium } = await import('./lib/find-chromium.mjs');
  const { startPrivatePostgres } = await import('./lib/private-postgres.mjs');

  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
    : await startPrivatePostgres();
  const chromium = findChromium();
  const fuzzing = { FUZZ_REQUESTS: `${server ? hostileRequests / 2 : hostileRequests}` };
  const onServer = server
    ? jestSuite('api on PostgreSQL', 'api', { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.url, ...fuzzing }, [
        // What never asks a database is the same on both, and tested once.
        '--findRelatedTests',
        'src/testing/test-database.ts',
      ])
    : null;
  if (!onServer)
    console.log(
      'note api on PostgreSQL: not run, since neither TEST_DATABASE_URL nor an installed PostgreSQL was found',
    );

  const rounds = [
    [
      check('types', 'typescript/bin/tsc', ['-b']),
      { name: 'build', run: () => build() },
      // Once, since triage learns for some ten seconds, and not in each suite that needs it.
      check('knowledge:build', 'tsx/dist/cli.mjs', ['knowledge/src/cli/build.ts']),
    ],
    [
      ...(onServer ? [onServer] : []),
      jestSuite('api on the embedded database', 'api', fuzzing),
      check('lint', 'eslint/bin/eslint.js', ['.', '--cache', '--cache-location', '.cache/eslint/']),
      check('unused files and packages', 'knip/bin/knip.js', ['--no-progress']),
      check('format', 'prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']),
      ...remoteWorkspaces().map((remote) => jestSuite(remote, remote)),
      jestSuite('host', 'host'),
      jestSuite('language', 'language'),
      jestSuite('knowledge', 'knowledge'),
      jestSuite('rules', 'rules'),
      jestSuite('papers', 'papers'),
      check('knowledge:check', 'tsx/dist/cli.mjs', ['knowledge/src/cli/check.ts']),
      check('answers', 'tsx/dist/cli.mjs', ['api/src/bench/answers.ts', '--set', 'adviser']),
      jestSuite('shared-contracts', 'shared-contracts'),
      jestSuite('sample-services', 'sample-services'),
      jestSuite('shipping', 'e2e'),
    ],
    [
      ...(chromium ? [browserSuite('loading', { CHROMIUM_PATH: chromium }, 'playwright.light.config.ts')] : []),
      chromium
        ? browserSuite('browser', { CHROMIUM_PATH: chromium, ...(server && { TEST_DATABASE_URL: server.url }) })
        : missing('browser', 'Chromium is not installed: install the package chromium, or set CHROMIUM_PATH.'),
    ],
  ];

  const totals = { passed: 0, failed: 0 };
  try {
    for (const round of rounds) {
      await inParallel(2, round, async (step) => {
        const started = Date.now();
        const { passed, failed, output } = await step.run();
        totals.passed += passed;
        totals.failed += failed;
        if (failed > 0) console.log(`\n${output}\n`);
        console.log(
          `${failed > 0 ? 'FAIL' : 'ok  '} ${step.name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
        );
      });
    }
  } finally {
    await server?.stop();
  }
  process.exitCode = totals.failed > 0 ? 1 : 0;
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
});

/** A suite that cannot run here counts as failed, never as passed. */
function missing(name, output) {
  return { name, run: async () => ({ passed: 0, failed: 1, output }) };
}

async function build() {
  const { buildChanged } = await import('./lib/prepare.mjs');
  const { sentenceOf } = await import('./lib/sentence.mjs');
  try {
    await oneAtATime(() => buildChanged());
    return { passed: 1, failed: 0, output: '' };
  } catch (error) {
    return { passed: 0, failed: 1, output: sentenceOf(error) };
  }
}
