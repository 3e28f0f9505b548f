import { choosePaper, fillPaper, paperOf, papers, valuesFrom } from '.';

test.each(papers.map((paper) => [paper.id, paper] as const))(
  '%s has a field for each blank and no other',
  (_id, paper) => {
    const blanks = new Set([...paper.body.en.matchAll(/\{\{([a-z0-9-]+)\}\}/g)].map(([, id]) => id));
    expect([...blanks].sort()).toEqual(paper.fields.map(({ id }) => id).sort());
  },
);

const scripts = {
  ta: /\p{Script=Tamil}/u,
  hi: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
} as const;
const everyScript = Object.values(scripts);
const translated = papers.flatMap((paper) =>
  (['ta', 'hi', 'kn'] as const).map((language) => [paper.id, language, paper] as const),
);
const blanksOf = (text: string) => new Set([...text.matchAll(/\{\{([a-z0-9-]+)\}\}/g)].map(([, id]) => id));
const numbersOf = (text: string) =>
  (text.replace(/\{\{[^}]*\}\}/g, '').match(/\d+(?:\(\d\))?/g) ?? []).filter((number) => number.length > 1).sort();

test.each(translated)(
  '%s in %s has the same blanks and the same numbers of law as in English',
  (_id, language, paper) => {
    expect([...blanksOf(paper.body[language])].sort()).toEqual([...blanksOf(paper.body.en)].sort());
    expect(numbersOf(paper.body[language])).toEqual(numbersOf(paper.body.en));
    expect(paper.body[language].split('\n\n')).toHaveLength(paper.body.en.split('\n\n').length);
    expect(fillPaper(paper, {}, language).paragraphs.join(' ')).not.toMatch(/\{\{|\[[a-z]/);
  },
);

test.each(translated)('%s in %s is written in its own script throughout', (_id, language, paper) => {
  const words = [paper.title, paper.about, paper.file, ...paper.enclosures, ...paper.check].map(
    (text) => text[language],
  );
  const others = everyScript.filter((script) => script !== scripts[language]);
  for (const text of [...words, paper.body[language], ...paper.fields.map(({ label }) => label[language])]) {
    expect(text).toMatch(scripts[language]);
    expect(others.filter((script) => script.test(text))).toEqual([]);
  }
  for (const text of [paper.file, ...paper.check])
    expect(numbersOf(text[language]).filter((number) => !numbersOf(text.en).includes(number))).toEqual([]);
});

test('no two papers share an address or a way of asking', () => {
  const ids = papers.map(({ id }) => id);
  const asks = papers.flatMap((paper) => paper.asks);
  expect([new Set(ids).size, new Set(asks).size]).toEqual([ids.length, asks.length]);
});

test('what is known is filled in, with amounts and dates as people write them, and the rest stays a marked blank', () => {
  const paper = paperOf('cheque-bounce-notice');
  if (!paper) throw new Error('There is no such paper.');
  const { paragraphs, missing } = fillPaper(paper, { amount: '580000', memo: '2026-11-06', name: ' Asha Rao ' });
  const text = paragraphs.join('\n');
  expect(text).toContain('₹5,80,000');
  expect(text).toContain('the memo dated 6 November 2026');
  expect(text).toContain('[cheque number]');
  expect(text).toContain('Asha Rao');
  expect(text).not.toMatch(/\{\{|\}\}/);
  expect(missing.map(({ id }) => id)).not.toContain('amount');
});

test.each([
  ['draft a legal notice for the bounced cheque', [], 'cheque-bounce-notice'],
  ['draft it', ['deposit-not-returned', 'tpa-108'], 'deposit-demand'],
  ['write the first appeal rti for me', ['rti-act-6'], 'rti-first-appeal'],
  ['draft an rti to the municipality', [], 'rti-application'],
  ['please write it', ['unpaid-wages'], 'salary-demand'],
  ['एफ़आईआर न लिखने पर एसपी को शिकायत का पत्र लिखो', [], 'complaint-to-superintendent'],
  ['ಆರ್‌ಟಿಐ ಅರ್ಜಿ ಬರೆದು ಕೊಡಿ', [], 'rti-application'],
  ['notice to vacate for my tenant', [], 'notice-to-vacate'],
  ['write a poem', [], undefined],
  ['resignation letter with demand for dues and gratuity', ['gratuity'], 'resignation-with-dues'],
  ['letter to SP, the police refused FIR', [], 'complaint-to-superintendent'],
  ['give me a notice to tenant Rajan', [], 'notice-to-vacate'],
])('%s about %j is %s', (text, about, id) => {
  expect(choosePaper(papers, text, about)?.id).toBe(id);
});

test('a blank is filled from what was told and nothing is told twice', () => {
  const paper = paperOf('cheque-bounce-notice');
  if (!paper) throw new Error('There is no such paper.');
  const told = {
    amounts: [580000],
    dates: ['2026-11-06', '2026-10-01'],
    around: { '2026-11-06': 'it bounced on 6 november' },
    today: '2026-11-22',
  };
  expect(valuesFrom(paper, told)).toEqual({ today: '2026-11-22', amount: '580000', memo: '2026-11-06' });
  // A day of which nobody said what happened on it belongs to no blank.
  expect(valuesFrom(paper, { ...told, around: {} })).toEqual({ today: '2026-11-22', amount: '580000' });
});

test('a date goes to the blank that its words name', () => {
  const told = {
    amounts: [],
    dates: ['2025-06-01', '2019-05-05'],
    today: '2026-11-22',
    around: { '2025-06-01': ' living apart since 1 june 2025', '2019-05-05': ' married 5 may 2019' },
  };
  expect(valuesFrom(paperOf('mutual-divorce-terms')!, told)).toMatchObject({
    married: '2019-05-05',
    apart: '2025-06-01',
  });
});

test('the other side, the deposit, the months and what happened fill their own blanks', () => {
  const filled = (id: string, told: object) =>
    valuesFrom(paperOf(id)!, { amounts: [], dates: [], today: '2026-11-22', ...told });
  expect(filled('leave-and-licence', { amounts: [30000], deposit: 100000, months: 11, isEach: true })).toMatchObject({
    amount: '30000',
    deposit: '100000',
    months: '11',
  });
  expect(filled('salary-demand', { amounts: [45000], months: 2, isEach: true })).toMatchObject({ amount: '90000' });
  expect(filled('deposit-demand', { deposit: 60000, otherSide: 'Mr Pillai' })).toMatchObject({
    amount: '60000',
    to: 'Mr Pillai',
  });
  expect(filled('police-complaint', { story: 'my scooter was stolen' })).toMatchObject({
    facts: 'my scooter was stolen',
  });
});
