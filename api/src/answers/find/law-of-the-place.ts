import type { KnowledgeStore } from '../../knowledge/knowledge-store';
import type { Understanding } from '../understand/understand';
import type { PassageRow } from './rank';

/** Without the law of other States: an Act of some States alone is for who named one of them, or the Act itself. */
export async function lawOfThePlace(
  knowledge: Pick<KnowledgeStore, 'acts'>,
  { acts: named, facts: { state } }: Pick<Understanding, 'acts' | 'facts'>,
  passages: readonly PassageRow[],
): Promise<PassageRow[]> {
  const acts = await knowledge.acts();
  return passages.filter(({ act }) => {
    const jurisdiction = act === null || named.includes(act) ? undefined : acts.get(act)?.jurisdiction;
    return jurisdiction === undefined || (state !== undefined && jurisdiction.includes(state));
  });
}
