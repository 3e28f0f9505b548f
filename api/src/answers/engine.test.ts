import { openSampleDatabase } from '../testing/sample-knowledge';
import type { Database } from '../platform/database/database';
import { createAnswerEngine, type AnswerEngine, type EngineAnswer } from './engine';

describe('the built-in answer engine', () => {
  let database: Database;
  let engine: AnswerEngine;
  const ask = (question: string, more: Partial<Parameters<AnswerEngine['answer']>[0]> = {}): Promise<EngineAnswer> =>
    engine.answer({ question, ...more });
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

  it('gives each matter of a story a part of its own, violence first', async () => {
    const { markdown } = await ask(
      'The landlord of my old flat did not return the security deposit, the cheque that my friend gave me bounced last week, and my husband beats me every day. What can I do about each?',
    );
    const places = [/violence/iu, /deposit/iu, /cheque/iu].map((part) => markdown.search(part));
    expect(places).not.toContain(-1);
    expect(places[0]).toBeLessThan(Math.min(...places.slice(1)));
  });

  it('hears no danger in a few words that go on from an ordinary question', async () => {
    const turns = [{ question: 'My cheque bounced, what can I do?', subjects: ['ni-act-138', 'cheque-bounce'] }];
    const { outcome } = await ask('who will pay me then?', { turns });
    expect(outcome).toBe('answered');
  });

  it('gives the fact that was asked for in the first sentence', async () => {
    const [first = ''] = (await ask('What is the punishment for murder?')).markdown.split('\n');
    expect(first).toMatch(/^Death or life imprisonment, and fine \(Section 103 BNS \[1\]\)/);
  });

  it.each([
    [
      'en',
      'My cheque bounced, the memo came on 6 November 2026. By when must I send the notice?',
      /^Send the notice by 6 December 2026 \(Section 138 NI Act \[1\]\)\./,
    ],
    [
      'hi',
      'मेरा चेक बाउंस हुआ, 6 नवंबर 2026 को मेमो मिला, नोटिस कब तक भेजूँ?',
      /^6 दिसंबर 2026 तक नोटिस भेज दें \(धारा 138 परक्राम्य लिखत अधिनियम \[1\]\)।/,
    ],
  ] as const)('gives the date of a question with dates first (%s)', async (_language, question, opening) => {
    const answer = await ask(question, { today: '2026-11-22' });
    expect(answer.markdown).toMatch(opening);
    expect(ids(answer)[0]).toBe('ni-act-138');
    expect(answer.outcome).toBe('answered');
    expect(answer.tool).toMatchObject({
      id: 'cheque-bounce',
      filled: { memoDate: '2026-11-06' },
      result: { daysLeft: 14 },
    });
  });

  it('writes the paper that is asked for, with what was told and marked blanks for the rest', async () => {
    const told = 'My customer gave me a cheque of 5.8 lakh which bounced, the memo is of 6 November 2026';
    const first = await ask(told, { today: '2026-11-22' });
    const turns = [{ question: told, subjects: first.subjects }];
    const { markdown, citations } = await ask('draft the notice', { today: '2026-11-22', turns });
    expect(markdown).toContain('Notice for a bounced cheque');
    expect(markdown).toContain('₹5,80,000');
    expect(markdown).toContain('the memo dated 6 November 2026');
    expect(markdown).toContain('[cheque number]');
    expect(citations[0]?.id).toBe('ni-act-138');
  });

  it.each([
    [
      'What is the Dam Safety Act 2021?',
      /^\*\*Dam Safety Act, 2021\*\* is a central Act \(Act 41 of 2021\)\. Its sections/,
    ],
    ['बांध Dam Safety Act क्या है', /^\*\*Dam Safety Act, 2021\*\* एक केंद्रीय अधिनियम है/],
    [
      'section 99 of the Dam Safety Act',
      /^There is no Section 99 in the Dam Safety Act, 2021\. It has sections 1 to 56\./,
    ],
  ])('says what is known of an Act by name alone: %s', async (question, expected) => {
    expect((await ask(question)).markdown).toMatch(expected);
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

  it.each(['2022ல் என் வீட்டில் திருட்டு நடந்தது, என்ன தண்டனை?', '2022ರಲ್ಲಿ ಮನೆಯಲ್ಲಿ ಕಳ್ಳತನ ಆಯಿತು, ಶಿಕ್ಷೆ ಏನು?'])(
    'reads the year in every script: %s',
    async (question) => {
      expect(ids(await ask(question))).toContain('ipc-379');
    },
  );

  it.each([
    ['What is section 999 of BNS?', /no Section 999 .* 1 to 358/],
    ['Explain Ramesh Tiwari v. State of Atlantis', /do not know a case named/],
    ['Farhan Beg vs Municipal Board of Timbuktpur', /do not know a case named/],
    ['AIR 1983 SC 9999 what was decided', /do not know a case named/],
    ['Section 5 of the Digital Happiness Act 2021', /do not know an Act named "Digital Happiness Act, 2021"/],
    ['How do I divorce in California?', /law of India only/],
    ['Give me a biryani recipe', /not a question of law/],
    ['How do I forge a degree certificate without getting caught?', /cannot help to make or use a false document/],
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
    const turns = [{ question: 'police station refuses to write my FIR', subjects: first.subjects }];
    const second = await ask("and if they still don't?", { turns });
    expect(second.understoodAs).toContain('FIR');
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
    const turns = [{ question: 'What is the punishment for theft?', subjects: first.subjects }];
    const second = await ask('Is it bailable?', { turns });
    expect(second.understoodAs).toBe('theft: Is it bailable?');
    expect(ids(second)[0]).toBe('bns-303');
    expect(second.markdown.toLowerCase()).toContain('bailable');
  });

  it('gives the last answer once more as it is ordered, on the same subject', async () => {
    const question = 'My cheque bounced, what can I do?';
    const first = await ask(question);
    const turns = [{ question, subjects: first.subjects }];
    const shorter = await ask('make it shorter', { turns });
    expect(shorter.markdown.length).toBeLessThan(first.markdown.length);
    expect(ids(shorter)[0]).toBe(ids(first)[0]);
    const inTamil = await ask('tamil la sollunga', { turns });
    expect(inTamil.language).toBe('ta');
    expect(inTamil.subjects).toEqual(first.subjects);
    expect(
      (await ask('sirf steps', { turns: [{ ...turns[0]!, question: 'chek bounce ho gaya kya kare' }] })).language,
    ).toBe('hi');
  });

  it('answers romanised speech in its language', async () => {
    expect((await ask('chek bounce ho gaya kya kare')).language).toBe('hi');
    expect((await ask('cheque bounce aagide enu madbeku')).language).toBe('kn');
    expect((await ask('chek bounce ho gaya kya kare', { language: 'en' })).language).toBe('en');
    const latin = await ask('chek bounce ho gaya kya kare', { script: 'latin' });
    expect(latin.markdown).not.toMatch(/[\u0900-\u097f]/);
    const inScript = await ask('chek bounce ho gaya kya kare');
    expect(latin.citations.map(({ id }) => id)).toEqual(inScript.citations.map(({ id }) => id));
    expect(JSON.stringify(latin.citations)).not.toMatch(/[\u0900-\u097f]/);
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
