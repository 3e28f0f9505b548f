import { mkdir } from 'node:fs/promises';
import { capture } from './run.mjs';
import { inRoot } from './root.mjs';
import { countJest, countPlaywright, readReport } from './test-counts.mjs';

const reports = inRoot('.cache/reports');
/** No step needs nearly as long; one that hangs is named and counts as failed, and the others are still run. */
const limitMs = 40 * 60_000;
const bin = (name) => inRoot('node_modules', name);

/** A step that passes or fails as a whole. */
export function check(name, script, args, options) {
  return {
    name,
    run: async () => {
      const { code, output } = await capture(process.execPath, [bin(script), ...args], { limitMs, ...options });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/**
 * The jest suite of a workspace, in one process of its own.
 * @param more arguments that choose among its tests
 */
export function jestSuite(name, workspace, env = {}, more = []) {
  const report = `${reports}/${name.replace(/\W+/g, '-')}.json`;
  return {
    name,
    run: async () => {
      await mkdir(reports, { recursive: true });
      const args = [bin('jest/bin/jest.js'), '--ci', '--maxWorkers=1', '--json', `--outputFile=${report}`, ...more];
      const { output } = await capture(process.execPath, args, { cwd: inRoot(workspace), env, limitMs });
      return { ...(await readReport(report, countJest)), output: withoutJson(output) };
    },
  };
}

/** The browser suite over the built product. */
export function browserSuite(name, env = {}, config = 'playwright.config.ts') {
  const report = `${reports}/${name.replace(/\W+/g, '-')}.json`;
  return {
    name,
    run: async () => {
      await mkdir(reports, { recursive: true });
      const args = [bin('@playwright/test/cli.js'), 'test', '--config', config, '--reporter=list,json'];
      const { output } = await capture(process.execPath, args, {
        cwd: inRoot('e2e'),
        limitMs,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
      return { ...(await readReport(report, countPlaywright)), output };
    },
  };
}

/** Jest prints its report to the standard output too. */
const withoutJson = (output) => output.replace(/^\{"numFailedTestSuites".*$/gm, '').trim();
