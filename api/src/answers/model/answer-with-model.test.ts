import type { Database } from '../../platform/database/database';
import { startFakeModel, type FakeModel } from '../../testing/fake-model';
import { openSampleDatabase } from '../../testing/sample-knowledge';
import { createAnswerEngine, type AnswerEngine } from '../engine';

describe('answers by a language model', () => {
  let database: Database;
  let model: FakeModel;
  let engine: AnswerEngine;
  const question = 'What is the punishment for murder?';

  beforeAll(async () => {
    [database, model] = await Promise.all([openSampleDatabase(), startFakeModel()]);
    engine = createAnswerEngine(database, { baseUrl: model.baseUrl, model: 'fake', apiKey: undefined, timeoutMs: 400 });
  });
  afterAll(async () => {
    await model.close();
    await database.close();
  });

  it('streams what the model writes, with its citations', async () => {
    model.behave({ writes: ['Murder is punished with death', ' or imprisonment for life, and fine [1].', ' A lawyer can say more.'] });
    const pieces: string[] = [];
    const answer = await engine.answer({ question, onText: (text) => pieces.push(text) });
    expect(answer.citations.map(({ id }) => id)).toEqual(['bns-103']);
    expect(answer.markdown).toBe('Murder is punished with death or imprisonment for life, and fine [1]. A lawyer can say more.');
    expect(pieces.join('').trim()).toBe(answer.markdown);
    expect(answer.notice).toBe('');
    expect(model.prompts.at(-1)).toContain('Section 103, Bharatiya Nyaya Sanhita, 2023');
  });

  it('drops a sentence whose source does not exist, whose number stands in no source, or that has no source', async () => {
    model.behave({ writes: ['Murder is punished with death or imprisonment for life, and fine [1]. ', 'The fine is 50,000 rupees [1]. ', 'Section 999 applies too [77]. ', 'Every court must give bail within 3 days.\n'] });
    const answer = await engine.answer({ question });
    expect(answer.markdown).toBe('Murder is punished with death or imprisonment for life, and fine [1].');
  });

  it('marks repealed law that is presented as current', async () => {
    model.behave({ writes: ['Murder is punished with death or life imprisonment and fine [1].\n', 'Section 302 of the Indian Penal Code punishes murder [2].\n'] });
    const answer = await engine.answer({ question: 'IPC 302' });
    const repealed = answer.citations.find(({ id }) => id === 'ipc-302');
    expect(repealed?.status).toBe('repealed');
    expect(answer.markdown).toContain('This provision has been repealed.');
  });

  it.each([
    ['is down', { fails: 503 }],
    ['says nothing', { hangs: true }],
    ['writes nothing', { writes: [] }],
    ['breaks off', { breaksAfter: ['Murder is'] }],
    ['invents everything', { writes: ['The penalty is 40 lashes [44].'] }],
  ] as const)('answers by itself when the model %s, and says so', async (_what, behaviour) => {
    model.behave(behaviour);
    const answer = await engine.answer({ question });
    expect(answer.notice).toContain('put together from the sources');
    expect(answer.citations[0]?.id).toBe('bns-103');
  });

  it('does not ask the model what is no question of law', async () => {
    const before = model.prompts.length;
    expect((await engine.answer({ question: 'Tell me a joke' })).outcome).toBe('declined');
    expect(model.prompts).toHaveLength(before);
  });

  it('puts the helpline before what the model writes', async () => {
    model.behave({ writes: ['The Magistrate can order protection on her application [1].\n'] });
    const answer = await engine.answer({ question: 'My husband beats me' });
    expect(answer.markdown.slice(0, 160)).toContain('112');
  });
});
