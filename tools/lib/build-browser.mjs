import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { compressFolder } from './compress.mjs';
import { endWithUs } from './run.mjs';
import { Sentence } from './sentence.mjs';
import { inRoot } from './root.mjs';

/** Builds one browser workspace with webpack in a process of its own, then compresses what it made. */
export async function buildBrowser(name) {
  await runWebpack(name);
  const dist = inRoot(name, 'dist');
  await rm(`${dist}/mf-stats.json`, { force: true });
  await compressFolder(dist);
}

function runWebpack(name) {
  return new Promise((resolve, reject) => {
    const args = [inRoot('node_modules/webpack-cli/bin/cli.js'), '--mode', 'production', '--no-color'];
    const child = spawn(process.execPath, args, { cwd: inRoot(name), stdio: ['ignore', 'pipe', 'pipe'] });
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
