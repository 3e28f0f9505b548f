import { spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { assertContract } from './built-contract.mjs';
import { compressFolder } from './compress.mjs';
import { endWithUs } from './run.mjs';
import { Sentence } from './sentence.mjs';
import { inRoot } from './root.mjs';

const FRESH = '.dist';

/**
 * Builds one browser workspace with webpack in a process of its own, into a fresh folder that then takes the place of `dist`.
 * @param {string} name the workspace
 * @param {string} buildId tells this build from others of the same workspace; the same sources give the same
 */
export async function buildBrowser(name, buildId) {
  const fresh = inRoot(name, FRESH);
  await rm(fresh, { recursive: true, force: true });
  await runWebpack(name, { BUILD_FOLDER: FRESH, BUILD_ID: buildId });
  await rm(`${fresh}/mf-stats.json`, { force: true });
  await assertContract(fresh, name);
  await compressFolder(fresh);
  await rm(inRoot(name, 'dist'), { recursive: true, force: true });
  await rename(fresh, inRoot(name, 'dist'));
}

function runWebpack(name, env) {
  return new Promise((resolve, reject) => {
    const args = [inRoot('node_modules/webpack-cli/bin/cli.js'), '--mode', 'production', '--no-color'];
    const options = { cwd: inRoot(name), env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] };
    const child = spawn(process.execPath, args, options);
    const release = endWithUs(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      release();
      if (code === 0) resolve();
      else reject(new Sentence(`${name} could not be built:\n${output.trim()}`));
    });
  });
}
