import { buildKnowledgeOnce } from '../knowledge/build-knowledge';
import { makeEmptyDatabase } from './empty-database';

/** What every test file needs is made once, before they run side by side. */
async function prepare(): Promise<void> {
  buildKnowledgeOnce();
  await makeEmptyDatabase();
}

export { prepare as default };
