import { migrationsDir } from '../locate';
import type { Database } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { sampleKnowledge } from '../testing/sample-knowledge';
import { openTestDatabase } from '../testing/test-database';
import { createKnowledgeStore } from './knowledge-store';
import { loadKnowledge } from './load-knowledge';

describe('loading the knowledge base', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrate(database, migrationsDir);
  });
  afterAll(() => database.close());

  const postings = async (): Promise<number> =>
    (await database.query<{ count: number }>('select count(*)::int as count from record_posting'))[0]?.count ?? 0;

  it('writes everything once, then only what changed', async () => {
    const knowledge = await sampleKnowledge();
    expect(await loadKnowledge(database, knowledge)).toMatchObject({ changed: knowledge.records.length, removed: 0 });
    const before = await postings();
    expect(await loadKnowledge(database, knowledge)).toMatchObject({ changed: 0, removed: 0 });

    const changed = knowledge.records.map((record) =>
      record.id === 'bns-303' ? { ...record, hash: 'changed', title: 'Stealing' } : record,
    );
    expect(await loadKnowledge(database, { ...knowledge, hash: 'other', records: changed })).toMatchObject({
      changed: 1,
      removed: 0,
    });
    expect((await createKnowledgeStore(database).records(['bns-303'])).get('bns-303')?.title).toBe('Stealing');
    expect(Math.abs((await postings()) - before)).toBeLessThan(20);
  });

  it('takes out what the knowledge base no longer holds', async () => {
    const knowledge = await sampleKnowledge();
    const fewer = knowledge.records.filter(({ id }) => id !== 'bns-303');
    expect((await loadKnowledge(database, { ...knowledge, hash: 'fewer', records: fewer })).removed).toBe(1);
    expect((await createKnowledgeStore(database).records(['bns-303'])).size).toBe(0);
    const [orphans] = await database.query<{ count: number }>(
      'select count(*)::int as count from record_posting where passage_id not in (select id from passage)',
    );
    expect(orphans?.count).toBe(0);
  });

  it('leaves the old law whole where new law cannot be written', async () => {
    const knowledge = await sampleKnowledge();
    await loadKnowledge(database, knowledge);
    const records = knowledge.records.filter(({ id }) => id !== 'bns-303');
    const unwritable = { ...records[0], id: 'unwritable', kind: null } as never;
    const broken = { ...knowledge, hash: 'broken', records: [...records, unwritable] };
    await expect(loadKnowledge(database, broken)).rejects.toThrow(/null value/);
    expect((await createKnowledgeStore(database).records(['bns-303'])).size).toBe(1);
    expect((await loadKnowledge(database, knowledge)).changed).toBe(0);
  });

  it('gives the provisions of a range in their order', async () => {
    await loadKnowledge(database, await sampleKnowledge());
    const range = await createKnowledgeStore(database).range('bns', '304', '309');
    expect(range.map(({ number }) => number)).toEqual(['304', '308', '309']);
  });
});
