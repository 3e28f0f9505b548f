import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildKnowledge } from 'knowledge';
import { projectRoot } from '../locate';

const folder = join(projectRoot, 'knowledge');
/** Where the compiled knowledge base lies, and beside it what triage learned. */
export const compiledFolder = join(folder, 'dist');
export const compiledFile = join(compiledFolder, 'knowledge.json');

let built = false;

/** Compiles the knowledge base and lets triage learn where its data files are here and have changed; looks once in a process. */
export function buildKnowledgeOnce(): void {
  if (!built && existsSync(join(folder, 'data')))
    buildKnowledge(join(folder, 'data'), join(folder, 'src'), compiledFile);
  built = true;
}
