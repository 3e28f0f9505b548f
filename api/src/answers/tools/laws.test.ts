import { compileKnowledge, knowledgeDataDir } from 'knowledge';
import { tools } from 'rules';
import { examples } from 'rules/examples';

describe('the law that tools name', () => {
  it('stands in the knowledge base', () => {
    const { records } = compileKnowledge(knowledgeDataDir);
    const known = new Set(records.map(({ id }) => id));
    const cited = examples.flatMap(({ tool, given, today }) => {
      const result = tools.find(({ id }) => id === tool)?.run(given, today);
      return result?.status === 'done' ? result.lines.flatMap(({ law }) => law) : [];
    });
    const all = new Set([...cited, ...tools.flatMap(({ law }) => law)]);
    expect(all.size).toBeGreaterThan(50);
    expect([...all].filter((id) => !known.has(id))).toEqual([]);
    // The whole knowledge base is read, which takes its time on a busy machine.
  }, 180_000);
});
