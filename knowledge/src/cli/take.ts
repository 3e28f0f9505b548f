import { readFileSync } from 'node:fs';
import { knowledgeDataDir } from '../data-dir';
import { takeIn } from '../take-in';

const [, , path] = process.argv;
if (!path) {
  console.error('Name the file that the back office exported: npm run knowledge:take -- FILE');
  process.exitCode = 1;
} else {
  const files = takeIn(readFileSync(path, 'utf8'), knowledgeDataDir);
  for (const file of files) console.log(file);
  console.log(`Wrote ${files.length} files of short answers; run npm run knowledge:check next.`);
}
