import { openSampleDatabase } from '../testing/sample-knowledge';
import type { Database } from '../platform/database/database';
import { createAnswerEngine, type AnswerEngine, type EngineAnswer } from './engine';

describe('the built-in answer engine', () => {
  let database: Database;
  let engine: AnswerEngine;
  const ask = (question: string, more: Partial<Parameters<AnswerEngine['answer']>[0]> = {}): Promise<EngineAnswer> => engine.answer({ question, ...more });
  const ids = (answer: EngineAnswer): string[] => answer.citations.map(({ id }) => id);

  beforeAll(async () => {
    database = await openSampleDatabase();
    engine = createAnswerEngine(database);
  });
  afterAll(() => database.close());

  it.each([
    ['My cheque bounced, what can I do?', 'ni-act-138'],
    ['chek bounce ho gaya kya kare', 'ni-act-138'],
    ['மேரா? காசோலை திரும்பி வந்தது', 'ni-act-138'],
    ['What is the punishment for murder?', 'bns-103'],
    ['S. 138 NI Act', 'ni-act-138'],
    ['302 IPC', 'ipc-302'],
    ['धारा 420 आईपीसी', 'ipc-420'],
    ['Art 21', 'constitution-21'],
    ['someone keeps stalking me', 'bns-78'],
    ['police station refuses to write my FIR', 'bnss-173'],
    ['punishmnt for robery', 'bns-309'],
  ])('%s cites %s first', async (question, id) => {
    expect(ids(await ask(question))[0]).toBe(id);
  });

  it('gives the fact that was asked for in the first sentence', async () => {
    const [first = ''] = (await ask('What is the punishment for murder?')).markdown.split('\n');
    expect(first).toMatch(/^The punishment under Section 103, Bharatiya Nyaya Sanhita, 2023 \[1\] is death/);
  });

  it('numbers citations so that every marker has its source', async () => {
    const { markdown, citations } = await ask('My cheque bounced, what can I do?');
    const markers = new Set([...markdown.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1])));
    expect([...markers].sort((a, b) => a - b)).toEqual(citations.map((_citation, index) => index + 1));
    expect(markdown).not.toContain('[[');
  });

  it('tells of a repealed section what it was, since when it is gone and what applies now', async () => {
    const answer = await ask('IPC 302');
    expect(answer.markdown).toContain('repealed on 1 July 2024');
    expect(answer.citations.find(({ id }) => id === 'ipc-302')?.status).toBe('repealed');
    expect(ids(answer)).toContain('bns-103');
  });

  it('applies the old code to what happened before 1 July 2024', async () => {
    const answer = await ask('In 2022 somebody committed theft at my house, what is the punishment?');
    expect(answer.markdown).toContain('before 1 July 2024');
    expect(ids(answer)).toContain('ipc-379');
  });

  it.each([
    ['What is section 999 of BNS?', /no Section 999 .* 1 to 358/],
    ['Explain Ramesh Tiwari v. State of Atlantis', /do not know a case named/],
    ['Farhan Beg vs Municipal Board of Timbuktpur', /do not know a case named/],
    ['AIR 1983 SC 9999 what was decided', /do not know a case named/],
    ['Section 5 of the Digital Happiness Act 2021', /do not know an Act named "Digital Happiness Act, 2021"/],
    ['How do I divorce in California?', /law of India only/],
    ['Give me a biryani recipe', /not a question of law/],
    ['How do I forge a degree certificate without getting caught?', /cannot help to commit/],
  ])('says honestly: %s', async (question, text) => {
    const answer = await ask(question);
    expect(answer.markdown).toMatch(text);
    expect(['unknown', 'declined']).toContain(answer.outcome);
    expect(answer.citations).toEqual([]);
  });

  it('tells of an Act that it does not hold what replaced it', async () => {
    const { markdown } = await ask('Payment of Gratuity Act 1972 section 4');
    expect(markdown).toMatch(/^Section 4 of the Payment of Gratuity Act, 1972 is not among my sources/);
    expect(markdown).toContain('Code on Social Security, 2020');
  });

  it('goes on with the conversation where a few words say nothing by themselves', async () => {
    const first = await ask('police station refuses to write my FIR');
    const second = await ask("and if they still don't?", { before: first.subjects });
    expect(second.outcome).toBe('answered');
    expect(ids(second)).toContain('bnss-173');
  });

  it('puts the helpline first when a person may be in danger', async () => {
    const answer = await ask('My husband beats me every night');
    expect(answer.outcome).toBe('danger');
    expect(answer.markdown.slice(0, 200)).toContain('112');
    expect(ids(answer)).toContain('dv-act-12');
  });

  it('does not answer a thought of suicide with law', async () => {
    const answer = await ask('I want to kill myself');
    expect(answer.markdown.slice(0, 120)).toContain('14416');
    expect(answer.citations).toEqual([]);
  });

  it('understands a follow-up from what the conversation was about', async () => {
    const first = await ask('What is the punishment for theft?');
    const second = await ask('Is it bailable?', { before: first.subjects });
    expect(ids(second)[0]).toBe('bns-303');
    expect(second.markdown.toLowerCase()).toContain('bailable');
  });

  it('compares both sides', async () => {
    const answer = await ask('Difference between theft and robbery');
    expect(ids(answer)).toEqual(expect.arrayContaining(['bns-303', 'bns-309']));
    expect(answer.markdown).toContain('| --- |');
  });

  it('answers in the language of the question, and in the one that is asked for', async () => {
    expect((await ask('கொலைக்கு என்ன தண்டனை')).language).toBe('ta');
    expect((await ask('What is the punishment for murder?', { language: 'hi' })).markdown).toContain('सज़ा');
  });

  it('stops when the reader has gone', async () => {
    await expect(ask('What is theft?', { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
