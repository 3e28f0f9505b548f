import type { ApiModule } from '../platform/module';
import { readCompiledKnowledge } from './compiled-knowledge';
import { loadKnowledge } from './load-knowledge';

/** Brings the knowledge base into the database when the product starts. */
export const knowledgeModule: ApiModule = {
  name: 'knowledge',
  register: () => undefined,
  async prepare({ database, log }) {
    const report = await loadKnowledge(database, await readCompiledKnowledge());
    log.info(report, 'the knowledge base is loaded');
  },
};
