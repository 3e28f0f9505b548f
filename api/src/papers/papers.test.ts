import { fillPaper, papers } from 'papers';
import { paperFilePath } from 'shared-contracts/calls/papers/paper-path';
import { unzipSync, strFromU8 } from 'fflate';
import { readDocument } from '../documents/read-document';
import { startTestApi, type TestApi } from '../testing/test-api';
import { createPaperAllowance } from '../billing/usage/papers';
import { seedPlans } from '../billing/plans/seed-plans';
import { paperPdf } from './paper-pdf';
import { createPapersModule } from './papers-module';

let api: TestApi;
beforeAll(async () => {
  const allowance = { take: () => Promise.resolve() };
  api = await startTestApi({ modules: [createPapersModule({ allowance: () => allowance })] });
});
afterAll(() => api.close());

const fileOf = (kind: 'docx' | 'pdf', payload: object) =>
  api.app.inject({ method: 'POST', url: paperFilePath(kind), payload });

const samples = [
  ['en', 'I demand that you pay ₹5,80,000 within 15 days.'],
  ['hi', 'कृपया 15 दिन में पैसे लौटाएँ।'],
  ['ta', 'பணத்தை 15 நாட்களில் திருப்பித் தரவும்.'],
  ['kn', 'ದಯವಿಟ್ಟು 15 ದಿನಗಳಲ್ಲಿ ಹಣ ಹಿಂತಿರುಗಿಸಿ.'],
] as const;

test.each(samples)('a paper in %s reads the same from its DOCX', async (language, text) => {
  const file = await fileOf('docx', { title: 'Notice', language, paragraphs: [text, 'Asha\nPune'] });
  expect(file.headers['content-disposition']).toBe('attachment; filename="notice.docx"');
  const xml = strFromU8(unzipSync(new Uint8Array(file.rawPayload))['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain(text);
  expect(xml).toContain('<w:br/>');
});

test.each(samples)('a paper in %s reads the same from its PDF', async (language, text) => {
  const file = await fileOf('pdf', { title: 'Notice', language, paragraphs: [text] });
  expect(file.headers['content-type']).toBe('application/pdf');
  const read = await readDocument(file.rawPayload, 'paper.pdf');
  const told = read.ok ? read.pages.map((page) => page.text).join(' ') : '';
  const letters = (one: string) => one.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
  expect(letters(told)).toContain(letters(language === 'en' ? text : '15'));
});

const written = papers.flatMap((paper) =>
  (['en', 'ta', 'hi', 'kn'] as const).map((language) => [paper.id, language, paper] as const),
);

/** Signs that a font draws in two parts, which a reader of the file gets as two. */
const parts: readonly (readonly [string, string])[] = [
  ['ओ', 'आे'],
  ['औ', 'आै'],
  ['ो', 'ाे'],
  ['ौ', 'ाै'],
  ['ई', 'इ'],
];
/** Letters of a text, sorted: a file holds them in the order in which a script draws them. */
const drawn = (text: string): string[] =>
  [...parts.reduce((left, [one, two]) => left.replaceAll(one, two), text.normalize('NFD'))]
    .filter((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter))
    .sort();
/** How many letters of one text the other lacks, and the other way round. */
function apart(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const letter of one) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const letter of other) counts.set(letter, (counts.get(letter) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

test.each(written)('%s in %s reads the same from its DOCX', async (_id, language, paper) => {
  const { title, paragraphs } = fillPaper(paper, {}, language);
  const docx = await fileOf('docx', { title, language, paragraphs });
  const xml = strFromU8(unzipSync(new Uint8Array(docx.rawPayload))['word/document.xml'] ?? new Uint8Array());
  const told = xml
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
  for (const line of [title, ...paragraphs.flatMap((paragraph) => paragraph.split('\n'))]) expect(told).toContain(line);
});

test.each(['en', 'ta', 'hi', 'kn'] as const)('all papers in %s read the same from a PDF', async (language) => {
  const filled = papers.map((paper) => fillPaper(paper, { amount: '580000', today: '2026-11-22' }, language));
  const paragraphs = filled.flatMap(({ title, paragraphs: lines }) => [title, ...lines]);
  const read = await readDocument(await paperPdf({ title: 'All', language, paragraphs }), 'papers.pdf');
  const seen = drawn(read.ok ? read.pages.map((page) => page.text).join(' ') : '');
  const wanted = drawn(['All', ...paragraphs].join(' '));
  // A fount may join ra with what it stands over, which a reader of Devanagari may get as another sign.
  expect(apart(wanted, seen)).toBeLessThanOrEqual(language === 'hi' ? wanted.length / 50 : 0);
});

test('a paper without text is refused with what is missing', async () => {
  const refused = await fileOf('docx', { title: 'Notice', paragraphs: [] });
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([
    400,
    expect.stringContaining('application/problem+json'),
  ]);
});

describe('the papers of a month', () => {
  let limited: TestApi;
  let now = new Date('2026-11-22T06:00:00Z');
  beforeAll(async () => {
    limited = await startTestApi({
      modules: [createPapersModule({ allowance: createPaperAllowance })],
      adapt: (platform) => ({ ...platform, now: () => now }),
    });
    await seedPlans(limited.platform.database.db, false);
  });
  afterAll(() => limited.close());

  const make = (paper: string, headers: Record<string, string>, remoteAddress = '10.0.0.1') =>
    limited.app.inject({
      method: 'POST',
      url: paperFilePath('docx'),
      headers,
      remoteAddress,
      payload: { paper, title: 'Notice', paragraphs: ['Text'] },
    });
  const cookieOf = (response: Awaited<ReturnType<typeof make>>) => ({
    cookie: response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
  });

  test('a visitor gets two, the same one as often as needed, and a third next month', async () => {
    const first = await make('deposit-demand', {});
    const visitor = cookieOf(first);
    expect((await make('deposit-demand', visitor)).statusCode).toBe(200);
    expect((await make('simple-will', visitor)).statusCode).toBe(200);
    const refused = await make('money-demand', visitor);
    expect(refused.statusCode).toBe(429);
    expect(refused.json<{ detail: string }>().detail).toMatch(/2 papers a month of the Free plan.*Copying/);
    now = new Date('2026-12-01T06:00:00Z');
    expect((await make('money-demand', visitor)).statusCode).toBe(200);
  });

  test('who drops the cookie each time is counted by the address', async () => {
    const codes: number[] = [];
    for (let count = 0; count < 22; count += 1) codes.push((await make('simple-will', {}, '10.0.0.2')).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.at(-1)).toBe(429);
    expect((await make('simple-will', {}, '10.0.0.3')).statusCode).toBe(200);
  });

  test('steps are counted by name, and nothing unknown is', async () => {
    const note = (payload: object) => limited.app.inject({ method: 'POST', url: '/api/tool-events', payload });
    const event = { kind: 'tool', name: 'cheque-bounce', step: 'done', place: 'page' };
    expect((await note(event)).json()).toEqual({ ok: true });
    await note(event);
    expect((await note({ ...event, name: 'crystal-ball' })).statusCode).toBe(404);
    const rows = await limited.platform.database.query(
      "select name, step, count from tool_use where kind = 'tool' order by name",
    );
    expect(rows).toEqual([{ name: 'cheque-bounce', step: 'done', count: 2 }]);
  });
});
