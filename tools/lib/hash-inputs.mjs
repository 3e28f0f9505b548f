import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './root.mjs';

const ignored = /(^|\/)(node_modules|\.?dist|coverage|[^/]+\.test\.tsx?)(\/|$)/;

/** One hash over the contents of files and folders, given relative to the project. Tests do not count: they change no build. */
export async function hashInputs(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesOf(inRoot(input))) {
      hash
        .update(path.relative(inRoot(), file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesOf(target) {
  const info = await stat(target).catch(() => null);
  if (!info) return [];
  if (info.isFile()) return [target];
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !ignored.test(path.relative(target, file)))
    .sort();
}
