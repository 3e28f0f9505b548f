import { compileKnowledge } from '../compile';
import { knowledgeDataDir } from '../data-dir';
import { listLines } from '../listing';

process.stdout.write(
  listLines(compileKnowledge(knowledgeDataDir))
    .map((line) => `${JSON.stringify(line)}\n`)
    .join(''),
);
