#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const [folder = ''] = process.argv.slice(2);
const name = path.basename(path.resolve(folder));

if (folder === '' || !/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
  console.error('Name the remote, a word in lower case: npm create @nyayika/remote lawyers');
  process.exit(1);
}
if (existsSync(folder)) {
  console.error(`There is a folder ${folder} already: choose another name.`);
  process.exit(1);
}

await cp(path.join(import.meta.dirname, 'template'), folder, { recursive: true });
// npm leaves a file of this name out of packages.
await rename(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = path.join(entry.parentPath, entry.name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll('__NAME__', name).replaceAll('__TITLE__', titleOf(name)));
}
console.log(`Made ${name} in ${folder}. Next: cd ${folder} && npm install && npm run dev`);

/** `family-law` is shown as `Family law`. */
function titleOf(word) {
  const words = word.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}
