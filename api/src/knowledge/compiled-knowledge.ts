import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildKnowledge, type CompiledKnowledge } from 'knowledge';
import { projectRoot } from '../locate';

const folder = join(projectRoot, 'knowledge');
/** Where the compiled knowledge base lies. */
export const compiledFile = join(folder, 'dist', 'knowledge.json');

/** The compiled knowledge base; compiled first where its data files are here and have changed. */
export async function readCompiledKnowledge(): Promise<CompiledKnowledge> {
  if (existsSync(join(folder, 'data'))) buildKnowledge(join(folder, 'data'), join(folder, 'src'), compiledFile);
  return JSON.parse(await readFile(compiledFile, 'utf8')) as CompiledKnowledge;
}
