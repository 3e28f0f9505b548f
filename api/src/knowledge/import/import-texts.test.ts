import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { citationDetail } from '../../answers/citations/citation-detail';
import { createAnswerEngine } from '../../answers/engine';
import type { Database } from '../../platform/database/database';
import { openSampleDatabase } from '../../testing/sample-knowledge';
import { createKnowledgeStore } from '../knowledge-store';
import { importTexts } from './import-texts';

describe('importing official texts', () => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await openSampleDatabase();
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    const lighthouse = {
      title: 'The Lighthouse Act, 1927',
      sections: [
        {
          section: '9',
          title: 'Light-dues',
          url: 'https://law.example/lighthouse/9',
          text: 'Light-dues are payable by every ship that arrives at or departs from a port, at the rate that the Central Government notifies.',
        },
      ],
    };
    await writeFile(join(folder, 'lighthouse.json'), JSON.stringify(lighthouse));
    await writeFile(
      join(folder, 'many.jsonl.gz'),
      gzipSync(
        [
          {
            act: 'Tea Act, 1953.',
            section: '12',
            title: 'Grant of permission to plant tea',
            text: 'No one shall plant tea on land without the written permission of the Board.',
          },
          { oops: 1 },
        ]
          .map((line) => JSON.stringify(line))
          .join('\n'),
      ),
    );
    await writeFile(join(folder, 'broken.json'), '{ not json');
    await writeFile(
      join(folder, 'circular.txt'),
      'Circular on verandah permits. A verandah permit is given by the ward office within nineteen days of the application.',
    );
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('takes in what can be read and reports what cannot', async () => {
    const report = await importTexts(database, folder);
    expect(report.texts).toBe(3);
    expect(report.unreadable.map(({ file }) => file.split('/').pop()).sort()).toEqual(['broken.json', 'many.jsonl.gz']);
  });

  it('quotes them with their citation', async () => {
    const answer = await createAnswerEngine(database).answer({ question: 'light-dues payable by ship at port' });
    expect(answer.citations[0]).toMatchObject({
      kind: 'document',
      label: 'Section 9, Lighthouse Act, 1927',
      act: 'Lighthouse Act, 1927',
      number: '9',
    });
    expect(answer.markdown).toContain('> Light-dues are payable by every ship');
  });

  it('shows the words of the section beside its source, the cited passage marked', async () => {
    const knowledge = createKnowledgeStore(database);
    const [passage] = await database.query<{ id: number }>(`select id from passage where number = '9'`);
    const detail = await citationDetail({ database, knowledge, caseDetails: false }, `document-${passage?.id}`, 'en');
    expect(detail.official?.passages).toEqual([
      { text: expect.stringContaining('Light-dues are payable') as string, isCited: true },
    ]);
    expect(detail.official?.url).toBe('https://law.example/lighthouse/9');
    expect(Date.parse(detail.retrievedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('replaces a text that is imported again', async () => {
    await importTexts(database, join(folder, 'lighthouse.json'));
    const rows = await database.query('select id from passage where document_id = $1', ['act-lighthouse-act-1927']);
    expect(rows).toHaveLength(1);
  });
});
