import { fileURLToPath } from 'node:url';

/** The data folder of this repository. */
export const knowledgeDataDir = fileURLToPath(new URL('../data', import.meta.url));
