import { publishAnswer, withdrawAnswer, type PublishedAnswer } from '../knowledge/published/published-answers';
import type { Database } from '../platform/database/database';
import { openSampleDatabase } from '../testing/sample-knowledge';
import { createAnswerEngine, type AnswerEngine } from './engine';

const draft: PublishedAnswer = {
  record: 'fir-refused',
  id: 'holidays',
  asks: {
    en: [
      'do police stations take reports on diwali',
      'is the police station open for reports on holidays',
      'diwali par FIR likhte hain kya',
    ],
    ta: [],
    hi: ['क्या छुट्टी के दिन थाना रिपोर्ट लिखता है', 'दिवाली पर रिपोर्ट लिखवा सकते हैं'],
    kn: [],
  },
  answer: {
    en: 'Yes, a police station takes reports on every day: ask for it to be registered now ([[bnss-173]]).',
    ta: '',
    hi: 'हाँ, थाना हर दिन रिपोर्ट लेता है: अभी दर्ज करने को कहिए ([[bnss-173]])।',
    kn: '',
  },
  law: ['bnss-173'],
};
const question = 'Do police stations take reports on Diwali?';
const by = { by: 'editor@example.com', at: new Date('2026-11-22T10:00:00Z') };

describe('short answers from the back office', () => {
  let database: Database;
  let engine: AnswerEngine;
  let otherProcess: AnswerEngine;

  beforeAll(async () => {
    database = await openSampleDatabase();
    [engine, otherProcess] = [createAnswerEngine(database), createAnswerEngine(database)];
    await engine.answer({ question });
    await otherProcess.answer({ question });
  }, 120_000);
  afterAll(() => database.close());

  const opening = async (from: AnswerEngine, asked = question): Promise<string> =>
    (await from.answer({ question: asked })).markdown.split('\n')[0] ?? '';

  it('open the answer in every process from the next question on, and no longer once withdrawn', async () => {
    expect(await opening(engine)).not.toMatch(/^Yes, a police station/);
    expect(await opening(otherProcess)).not.toMatch(/^Yes, a police station/);
    await publishAnswer(database, draft, by);
    expect(await opening(engine)).toMatch(/^Yes, a police station takes reports on every day.*\[1\]/);
    expect(await opening(otherProcess)).toMatch(/^Yes, a police station/);
    expect(await opening(otherProcess, 'क्या छुट्टी के दिन थाना रिपोर्ट लिखता है')).toMatch(/^हाँ, थाना हर दिन/);
    await withdrawAnswer(database, draft.record, draft.id);
    expect(await opening(otherProcess)).not.toMatch(/^Yes, a police station/);
  });

  it('can be tried before they are published, and nobody else sees them', async () => {
    const tried = await engine.answer({ question, draft });
    expect(tried.openedBy).toEqual({ record: 'fir-refused', id: 'holidays' });
    expect(tried.citations[0]?.id).toBe('bnss-173');
    expect(await opening(engine)).not.toMatch(/^Yes, a police station/);
  });

  it('never stand before help in danger', async () => {
    const hurt: PublishedAnswer = {
      ...draft,
      asks: { ...draft.asks, en: ['my husband is beating me now', 'b b b', 'c c c'] },
    };
    const { outcome, markdown } = await engine.answer({ question: 'My husband is beating me now', draft: hurt });
    expect(outcome).toBe('danger');
    expect(markdown).toContain('112');
  });

  it('the law of the asker’s own State is meant where the question names none', async () => {
    const inKerala: PublishedAnswer = { ...draft, when: { state: ['KL'] } };
    const openedIn = async (state: 'TN' | 'KL'): Promise<string | undefined> =>
      (await engine.answer({ question, draft: inKerala, state })).openedBy?.id;
    expect(await openedIn('TN')).not.toBe('holidays');
    expect(await openedIn('KL')).toBe('holidays');
  });
});
