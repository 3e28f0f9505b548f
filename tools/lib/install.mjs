import { readFile } from 'node:fs/promises';
import { CommandFailed, run } from './run.mjs';
import { inRoot } from './root.mjs';
import { Sentence } from './sentence.mjs';

/** Installs packages when those in `node_modules` are not the lockfile's; does nothing otherwise. */
export async function installMissing({ log = console.log } = {}) {
  const [wanted, present] = await Promise.all([
    packagesOf('package-lock.json'),
    packagesOf('node_modules/.package-lock.json'),
  ]);
  if (!wanted)
    throw new Sentence('package-lock.json is missing or damaged: restore it from the repository, then start again.');
  if (present && !differs(wanted, present)) return false;
  log('Installing packages, which takes a minute the first time ...');
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  } catch (error) {
    throw new Sentence(sentenceFor(error));
  }
  return true;
}

/** Optional packages, such as those of other operating systems, may be absent. */
export function differs(wanted, present) {
  return Object.entries(wanted).some(([path, entry]) => {
    if (path === '') return false;
    const found = present[path];
    if (!found) return !entry.optional && !entry.link && path.includes('node_modules/');
    return found.version !== entry.version;
  });
}

function sentenceFor(error) {
  if (error.code === 'ENOENT')
    return 'npm was not found: install Node 20.19 or newer together with npm, then start again.';
  if (error instanceof CommandFailed)
    return 'Packages could not be installed: read what npm says above, mend it, then start again.';
  return `Packages could not be installed: ${error.message}.`;
}

async function packagesOf(file) {
  try {
    return JSON.parse(await readFile(inRoot(file), 'utf8')).packages;
  } catch {
    return null;
  }
}
