import { execFileSync } from 'node:child_process';
import { inRoot } from './root.mjs';

/** The commit of the sources: `COMMIT`, where an image is built without the repository, else what git says; '' where nobody knows. */
export function commitOfSources() {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: inRoot(), encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
