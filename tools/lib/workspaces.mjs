import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

const packageOf = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

/** Every workspace of this project. @type {readonly string[]} */
export const { workspaces } = packageOf('');

/** The workspaces that one is made of, as its `package.json` and theirs name them, in the order of their names. */
export function madeOf(workspace, found = new Set()) {
  for (const name of Object.keys(packageOf(workspace).dependencies ?? {})) {
    if (!workspaces.includes(name) || found.has(name)) continue;
    found.add(name);
    madeOf(name, found);
  }
  return [...found].sort();
}
