import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASH_FILE, type CompiledKnowledge } from 'knowledge';
import { buildKnowledgeOnce, compiledFile, compiledFolder } from './build-knowledge';

/** Compiles the knowledge base where its data files are here and have changed; gives its hash. */
export async function compileWhereChanged(): Promise<string> {
  buildKnowledgeOnce();
  return readFile(join(compiledFolder, HASH_FILE), 'utf8');
}

/** The compiled knowledge base; compiled first where its data files are here and have changed. */
export async function readCompiledKnowledge(): Promise<CompiledKnowledge> {
  buildKnowledgeOnce();
  return JSON.parse(await readFile(compiledFile, 'utf8')) as CompiledKnowledge;
}
