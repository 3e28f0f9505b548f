import { readFile, rm } from 'node:fs/promises';

/** What jest's and Playwright's JSON reports say; a report that is missing counts as one failure. */
export async function readReport(file, count) {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    await rm(file, { force: true });
  }
}

export const countJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});
