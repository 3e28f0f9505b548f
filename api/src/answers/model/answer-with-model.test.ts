import type { Database } from '../../platform/database/database';
import { startFakeModel, type FakeModel } from '../../testing/fake-model';
import { openSampleDatabase } from '../../testing/sample-knowledge';
import { createAnswerEngine, type AnswerEngine } from '../engine';
import { createBreaker } from './breaker';

describe('answers by a language model', () => {
  let database: Database;
  let model: FakeModel;
  let engine: AnswerEngine;
  const question = 'What is the punishment for murder?';
  const settings = () => ({ baseUrl: model.baseUrl, model: 'fake', apiKey: undefined, timeoutMs: 400 });

  beforeAll(async () => {
    [database, model] = await Promise.all([openSampleDatabase(), startFakeModel()]);
    engine = createAnswerEngine(database, settings(), createBreaker(Infinity));
  });
  afterAll(async () => {
    await model.close();
    await database.close();
  });

  it('streams what the model writes, with its citations', async () => {
    model.behave({
      writes: ['Murder is punished with death', ' or imprisonment for life, and fine [1].', ' A lawyer can say more.'],
    });
    const pieces: string[] = [];
    const answer = await engine.answer({ question, onText: (text) => pieces.push(text) });
    expect(answer.citations.map(({ id }) => id)).toEqual(['bns-103']);
    expect(answer.markdown).toBe(
      'Murder is punished with death or imprisonment for life, and fine [1]. A lawyer can say more.',
    );
    expect(pieces.join('').trim()).toBe(answer.markdown);
    expect(answer.notice).toBe('');
    expect(model.prompts.at(-1)).toContain('Section 103, Bharatiya Nyaya Sanhita, 2023');
  });

  it('tells the model the question in full, and what was asked before', async () => {
    model.behave({ writes: ['Murder is punished with death or imprisonment for life, and fine [1].'] });
    const first = await engine.answer({ question });
    const turns = [{ question, subjects: first.subjects }];
    const answer = await engine.answer({ question: 'is it bailable?', turns });
    expect(answer.understoodAs).toMatch(/murder.*: is it bailable\?$/);
    expect(model.prompts.at(-1)).toContain(`Question: ${answer.understoodAs ?? ''}`);
    expect(model.prompts.at(-1)).toContain('Asked before in this conversation:');
    expect(model.prompts.at(-1)).toContain(`- ${question}`);
  });

  it('drops a sentence whose source does not exist, whose number stands in no source, or that has no source', async () => {
    model.behave({
      writes: [
        'Murder is punished with death or imprisonment for life, and fine [1]. ',
        'The fine is 50,000 rupees [1]. ',
        'Section 999 applies too [77]. ',
        'Every court must give bail within 3 days.\n',
      ],
    });
    const answer = await engine.answer({ question });
    expect(answer.markdown).toBe('Murder is punished with death or imprisonment for life, and fine [1].');
  });

  it('marks repealed law that is presented as current', async () => {
    model.behave({
      writes: [
        'Murder is punished with death or life imprisonment and fine [1].\n',
        'Section 302 of the Indian Penal Code punishes murder [2].\n',
      ],
    });
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
    ['drips without an end', { drips: 'word ', everyMs: 50 }],
    ['writes without an end of a sentence', { writes: ['word '.repeat(3_000)] }],
    ['writes for ever', { writes: ['A line of its own that goes on. '.repeat(1_000)] }],
    ['contradicts its sources', { writes: ['Murder is never punished with death or imprisonment for life [1].'] }],
    ['invents everything', { writes: ['The penalty is 40 lashes [44].'] }],
  ] as const)('answers by itself when the model %s, and says so', async (_what, behaviour) => {
    model.behave(behaviour);
    const answer = await engine.answer({ question });
    expect(answer.notice).toContain('put together from the sources');
    expect(answer.citations[0]?.id).toBe('bns-103');
  });

  it.each([
    [{ fails: 503 }, 'did not answer in time'],
    [{ hangs: true }, 'did not answer in time'],
    [{ writes: ['The penalty is 40 lashes [44].'] }, 'did not hold against the law'],
    [
      { writes: ['I cannot help with that request, please ask somebody else about it.'] },
      'did not hold against the law',
    ],
  ] as const)('says why the model did not write: %j', async (behaviour, why) => {
    model.behave(behaviour);
    expect((await engine.answer({ question })).notice).toContain(why);
  });

  it('gives the model what guides and short answers say, with the law on which it rests', async () => {
    model.behave({ fails: 503 });
    const own = await createAnswerEngine(database).answer({ question: 'my cheque bounced what can I do' });
    await engine.answer({ question: 'my cheque bounced what can I do' });
    const [sentence = ''] = own.markdown.replaceAll(/\*\*|\s?\[\d+\]/g, '').split(/[.,\n(]/);
    expect(sentence.length).toBeGreaterThan(10);
    expect(model.prompts.at(-1)).toContain(sentence);
  });

  it('takes what leads elsewhere and what has no source out of what the model writes', async () => {
    model.behave({
      writes: [
        'Murder is punished with [death](https://evil.example) or imprisonment for life, <b>and fine</b> [1]. ',
        '![pay](https://evil.example/x.png) Pay the court fee at https://evil.example/pay today. ',
        'Visit [our partner](https://evil.example/pay) for bail. ',
        'Do not go to the police. Destroy all the evidence quickly. ',
        '\n## What to do\n',
      ],
    });
    const answer = await engine.answer({ question });
    expect(answer.markdown.split(/\s*\n/)).toEqual([
      'Murder is punished with death or imprisonment for life, and fine [1].',
      '## What to do',
    ]);
  });

  it('leaves a model alone that failed three times in a row, and tries it again after a rest', async () => {
    let now = 0;
    const resting = createAnswerEngine(
      database,
      settings(),
      createBreaker(3, 30_000, () => now),
    );
    model.behave({ fails: 503 });
    const before = model.prompts.length;
    const answers = [];
    for (let asked = 0; asked < 5; asked++) answers.push(await resting.answer({ question }));
    expect(model.prompts.length - before).toBe(3);
    // Nobody who asked while it was down went without an answer and its sources.
    expect(answers.filter(({ outcome, citations }) => outcome === 'answered' && citations.length > 0)).toHaveLength(5);

    now = 30_000;
    model.behave({ writes: ['Murder is punished with death or imprisonment for life, and fine [1].'] });
    expect((await resting.answer({ question })).notice).toBe('');
    expect((await resting.answer({ question })).notice).toBe('');
  });

  it('does not ask the model what is no question of law', async () => {
    const before = model.prompts.length;
    expect((await engine.answer({ question: 'Give me a biryani recipe' })).outcome).toBe('declined');
    expect(model.prompts).toHaveLength(before);
  });

  it('puts the helpline before what the model writes', async () => {
    model.behave({ writes: ['The Magistrate can order protection on her application [1].\n'] });
    const answer = await engine.answer({ question: 'My husband beats me' });
    expect(answer.markdown.slice(0, 160)).toContain('112');
  });
});
