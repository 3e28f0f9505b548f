import type { Database } from '../../platform/database/database';
import { openSampleDatabase } from '../../testing/sample-knowledge';
import { createAnswerEngine } from '../engine';
import { fileCitationsOf, fileDetail } from './own-files';

const text = `[Page 1]
RENTAL AGREEMENT
1. The monthly rent of Rs. 20,000 shall be paid on or before the 5th day of every month.

[Page 2]
2. Notice period: two months by either party.
3. The Tenant shall keep no animals in the house.`;

let database: Database;
let id: string;
beforeAll(async () => {
  database = await openSampleDatabase();
  const [row] = await database.query<{ id: string }>(
    `insert into attachment (owner, name, size, pages, text) values ('user:asha', 'rent.pdf', 1, 2, $1) returning id::text as id`,
    [text],
  );
  id = row?.id ?? '';
});
afterAll(() => database.close());

const ask = (question: string) =>
  createAnswerEngine(database).answer({ question, attachments: [{ id, name: 'rent.pdf', text }] });

test('an answer from a file cites its page, and the citation opens that page with the passage marked', async () => {
  const { markdown, citations } = await ask('What is the notice period in my agreement?');
  expect(markdown).toMatch(/\*\*rent\.pdf\*\*, page 2 \[1\]/);
  expect(citations[0]).toMatchObject({ kind: 'document', label: 'rent.pdf, page 2' });
  const cited = citations[0]?.id ?? '';
  const detail = await fileDetail(database, 'user:asha', cited);
  expect(detail).toMatchObject({ document: { name: 'rent.pdf', page: 2 } });
  expect(detail?.official?.passages).toEqual([
    { text: expect.stringContaining('two months by either party'), isCited: true },
    { text: expect.stringContaining('no animals'), isCited: false },
  ]);
  expect(await fileCitationsOf(database, [cited, 'bnss-173'])).toEqual([citations[0]]);
});

test('a summary cites the pages that it quotes', async () => {
  const { markdown, citations } = await ask('Summarise this document');
  expect(markdown).toMatch(/Rs\. 20,000.*\[1\]/);
  expect(citations.map(({ label }) => label)).toContain('rent.pdf, page 1');
});

test('nobody else opens it', async () => {
  const { citations } = await ask('What is the notice period in my agreement?');
  expect(await fileDetail(database, 'user:ravi', citations[0]?.id ?? '')).toBeNull();
  expect(await fileDetail(database, 'user:asha', 'bnss-173')).toBeNull();
});
