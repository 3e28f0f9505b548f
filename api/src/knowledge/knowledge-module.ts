import type { ApiModule } from '../platform/module';
import { compileWhereChanged, readCompiledKnowledge } from './compiled-knowledge';
import { knowledgeChanged } from './knowledge-changed';
import { isLoaded, loadKnowledge } from './load-knowledge';

/** Brings the knowledge base into the database when the product starts. */
export const knowledgeModule: ApiModule = {
  name: 'knowledge',
  register: () => undefined,
  async prepare({ database, log, notices }) {
    // Reading it all takes a second and two hundred megabytes: only where the database does not hold it.
    if (await isLoaded(database, await compileWhereChanged())) return;
    const report = await loadKnowledge(database, await readCompiledKnowledge());
    await notices.tell(knowledgeChanged);
    log.info(report, 'the knowledge base is loaded');
  },
};
