import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The API's own folder. Found by walking up from this file, because the sources and the bundle lie at different depths.
 */
export const apiRoot = ancestorWith('package.json');

/** The folder of the whole product: beside the API's lie the built apps and the knowledge base. */
export const projectRoot = dirname(apiRoot);

/**
 * The SQL migrations: beside the bundle in production, in the API's folder in development.
 */
export const migrationsDir = join(ancestorWith('migrations'), 'migrations');

/**
 * What `npm run knowledge:train` learned from the ways in which people ask; beside the bundle in production too.
 */
export const classifierFile = join(ancestorWith('classifier'), 'classifier', 'weights.bin');

/** The ways of asking as the last start read them, beside the compiled knowledge base. */
export const phraseFile = join(projectRoot, 'knowledge', 'dist', 'phrases.bin');

function ancestorWith(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, name))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`The installation is incomplete: ${name} is missing.`);
    folder = parent;
  }
  return folder;
}
