import { fileURLToPath } from 'node:url';
import { buildKnowledge } from '../build';
import { knowledgeDataDir } from '../data-dir';
import { KnowledgeError } from '../problem';

const source = fileURLToPath(new URL('..', import.meta.url));
const output = fileURLToPath(new URL('../../dist/knowledge.json', import.meta.url));

try {
  console.log(
    buildKnowledge(knowledgeDataDir, source, output)
      ? 'The knowledge base is compiled.'
      : 'The knowledge base is unchanged.',
  );
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
