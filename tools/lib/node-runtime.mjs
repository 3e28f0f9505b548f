import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { Sentence } from './sentence.mjs';

/** The folder that holds the program `node` of a major version; the npm package of that name brings it. */
export async function nodeRuntime(version) {
  const folder = inRoot('.cache/node', String(version));
  const program = path.join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
    await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `node@${version}`]);
  }
  if (!existsSync(program)) throw new Sentence(`The npm package node brought no program for Node ${version} here.`);
  return path.dirname(program);
}
