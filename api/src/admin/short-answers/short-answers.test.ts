import { createAnswerEngine } from '../../answers/engine';
import { loadKnowledge } from '../../knowledge/load-knowledge';
import { sampleKnowledge } from '../../testing/sample-knowledge';
import { startAdminApi, type AdminApi } from '../testing/admin-api';

const draft = {
  record: 'fir-refused',
  id: 'holidays',
  asks: {
    en: [
      'do police stations take reports on diwali',
      'is the police station open for reports on holidays',
      'diwali par FIR likhte hain kya',
    ],
    ta: [],
    hi: [],
    kn: [],
  },
  answer: {
    en: 'Yes, a police station takes reports on every day: ask for it to be registered now ([[bnss-173]]).',
    ta: '',
    hi: '',
    kn: '',
  },
  law: ['bnss-173'],
};
const question = 'is the police station open for reports on holidays';

describe('short answers in the back office', () => {
  let api: AdminApi;
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    api.asAdmin({ method, url: `/api/admin/${url}`, ...(payload && { payload }) });

  beforeAll(async () => {
    api = await startAdminApi({ engine: ({ database }) => createAnswerEngine(database) });
    await loadKnowledge(api.platform.database, await sampleKnowledge());
  });
  afterAll(() => api.close());

  it('a record is found by its words, with its short answers', async () => {
    const { records } = (await send('GET', 'records?q=fir-refused')).json();
    expect(records[0]).toMatchObject({ id: 'fir-refused', kind: 'guide' });
    const { answers } = (await send('GET', 'short-answers?record=fir-refused')).json();
    expect(answers.length).toBeGreaterThan(0);
    expect(answers[0]).toMatchObject({ record: 'fir-refused', published: false });
    expect((await send('GET', 'short-answers?record=nowhere')).statusCode).toBe(404);
  });

  it('a draft is tried on the question, with what the checks say of it', async () => {
    const tried = (await send('POST', 'short-answers/try', { question, draft })).json();
    expect(tried).toMatchObject({ problems: [], opens: true, answered: true });
    expect(tried.markdown).toContain('takes reports on every day');
    const wrong = { ...draft, law: ['bns-9999'] };
    expect((await send('POST', 'short-answers/try', { question, draft: wrong })).json().problems).toEqual([
      'fir-refused/holidays names bns-9999 under law, which has no record.',
    ]);
  });

  it('what the checks refuse is not published', async () => {
    const wrong = { ...draft, answer: { ...draft.answer, en: 'Go within 77 days to the nearest police station.' } };
    const refusal = await send('PUT', 'short-answers', { draft: wrong });
    expect(refusal.statusCode).toBe(422);
    expect(refusal.json().detail).toMatch(/says 77/);
    expect((await send('GET', 'published-answers')).json().rows).toEqual([]);
  });

  it('what is published closes its question, is noted, answers, is exported as a record and can be withdrawn', async () => {
    const { database } = api.platform;
    const [item] = await database.query<{ id: string }>(
      `insert into review_item (kind, question, answer, language, asked_at) values ('unanswered', $1, '', 'en', now()) returning id`,
      [question],
    );
    const published = await send('PUT', 'short-answers', { draft, reviewItem: item?.id });
    expect(published.json()).toMatchObject({ id: 'holidays', publishedBy: 'admin@example.com', takenIn: false });
    expect((await send('POST', 'short-answers/try', { question, draft: null })).json().opens).toBe(true);
    expect((await send('GET', 'review-items?status=done')).json().rows).toMatchObject([
      { question, note: 'Answered by fir-refused/holidays.' },
    ]);
    const file = await send('GET', 'published-answers/export');
    expect(file.headers['content-disposition']).toContain('published-answers.yaml');
    expect(file.body).toContain('record: fir-refused');
    const { rows } = (await send('GET', 'audit')).json();
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(['export', 'answer.publish']);
    expect((await send('DELETE', 'published-answers/fir-refused/holidays')).statusCode).toBe(200);
    expect((await send('POST', 'short-answers/try', { question, draft: null })).json().opens).toBe(false);
    expect((await send('DELETE', 'published-answers/fir-refused/holidays')).statusCode).toBe(404);
  });

  it('a correction keeps the part of its guide to which the answer that it corrects leads', async () => {
    const { answers } = (await send('GET', 'short-answers?record=deposit-not-returned')).json();
    const [{ id, asks }] = answers as [typeof draft];
    const answer = { ...draft.answer, en: 'Write to the landlord and ask for every rupee of the deposit back.' };
    const correction = { record: 'deposit-not-returned', id, asks: { ...draft.asks, en: asks.en }, answer, law: [] };
    expect((await send('PUT', 'short-answers', { draft: correction })).json()).toMatchObject({ id, takenIn: false });
    const shown = (await send('GET', 'short-answers?record=deposit-not-returned')).json().answers;
    expect(shown[0]).toMatchObject({ id, published: true, answer });
    expect(shown.filter((one: typeof draft) => one.id === id)).toHaveLength(1);
    expect((await send('GET', 'published-answers/export')).body).toContain('more: ');
  });
});
