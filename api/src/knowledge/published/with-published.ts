import type { CompiledProvision, CompiledRecord } from 'knowledge';
import type { KnowledgeStore } from '../knowledge-store';
import type { PublishedSet } from './published-answers';

/** The knowledge base as it counts once what was published stands in the place of what it corrects. */
export function withPublished(knowledge: KnowledgeStore, { byRecord }: PublishedSet): KnowledgeStore {
  if (byRecord.size === 0) return knowledge;
  const changed = <T extends CompiledRecord>(record: T): T => {
    const published = byRecord.get(record.id);
    if (!published || !('shortAnswers' in record)) return record;
    const others = record.shortAnswers.filter(({ id }) => !published.some((one) => one.id === id));
    return { ...record, shortAnswers: [...published, ...others] };
  };
  const all = async (provisions: Promise<CompiledProvision[]>): Promise<CompiledProvision[]> =>
    (await provisions).map(changed);
  return {
    ...knowledge,
    async records(ids) {
      return new Map([...(await knowledge.records(ids))].map(([id, record]) => [id, changed(record)]));
    },
    withNumber: (number) => all(knowledge.withNumber(number)),
    range: (act, from, to) => all(knowledge.range(act, from, to)),
    first: (act, count) => all(knowledge.first(act, count)),
  };
}
