import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkKnowledge } from '../check';
import { checkDraftedAnswer, type DraftedAnswer } from '../check/drafted-answer';
import { compileKnowledge } from '../compile';
import { loadKnowledge } from '../load';
import { bundleOf, takeIn } from '../take-in';
import { dataDirWith, removeDataDirs } from './sample';

const draft: DraftedAnswer = {
  record: 'guide',
  id: 'where-to-go',
  asks: {
    en: ['where do I report it', 'which office takes it', 'kahan jaana hai'],
    ta: [],
    hi: ['कहाँ जाना है', 'कहाँ शिकायत करें'],
    kn: [],
  },
  answer: {
    en: 'Go to the police station that is nearest to the place ([[new-1]]).',
    ta: '',
    hi: 'उस जगह के सबसे पास के थाने में जाकर बताइए ([[new-1]])।',
    kn: '',
  },
  law: ['new-1'],
};

afterEach(removeDataDirs);

const problemsOf = (change: Partial<DraftedAnswer>): string[] => {
  const { records } = compileKnowledge(dataDirWith());
  const others = records.flatMap((record) =>
    'shortAnswers' in record ? record.shortAnswers.map((answer) => ({ record: record.id, answer })) : [],
  );
  return checkDraftedAnswer({ ...draft, ...change }, records, others);
};

test('a short answer as it should be has no problems', () => expect(problemsOf({})).toEqual([]));

test.each([
  ['a record that is not there', { record: 'nowhere' }, /belong to no guide, provision, case or term/],
  ['law that is not there', { law: ['bns-1'] }, /names bns-1 under law, which has no record/],
  ['too few ways of asking', { asks: { ...draft.asks, en: ['where do I go'] } }, /asks/],
  [
    'a way of asking that another answer has',
    { asks: { ...draft.asks, en: ['kab tak', 'b b', 'c c'] } },
    /"kab tak" is asked for both/,
  ],
  [
    'a period that no record holds',
    {
      answer: {
        ...draft.answer,
        en: 'Go there within 45 days of the theft ([[new-1]]).',
        hi: 'चोरी के 45 दिन के भीतर वहाँ जाकर बताइए ([[new-1]])।',
      },
    },
    /says 45, which neither its record nor the law/,
  ],
  [
    'a translation that leaves the law out',
    { answer: { ...draft.answer, hi: 'उस जगह के सबसे पास के थाने में जाकर बताइए।' } },
    /without citing new-1/,
  ],
  [
    'a translation in another script',
    { answer: { ...draft.answer, hi: 'Sabse paas ke thane mein jaakar bataiye ([[new-1]]).' } },
    /in another script/,
  ],
])('%s is named', (_what, change, sentence) => {
  expect(problemsOf(change).join('\n')).toMatch(sentence);
});

test('an exported answer becomes a record that the checks accept, beside the others of its record', () => {
  const dir = dataDirWith();
  expect(takeIn(bundleOf([draft]), dir)).toEqual([
    join(dir, 'answers/a/guide.yaml'),
    join(dir, 'answers/a/guide.hi.yaml'),
  ]);
  const loaded = loadKnowledge(dir);
  expect(checkKnowledge(loaded, '2026-11-22')).toEqual([]);
  expect(loaded.shortAnswers[0]?.value.answers.map(({ id }) => id)).toEqual(['how-long', 'where-to-go']);
  expect(loaded.shortAnswerTranslations.map(({ id }) => id)).toEqual(['how-long', 'where-to-go']);
});

test('a correction takes the place of what it corrects, and a record without answers gets a file', () => {
  const dir = dataDirWith();
  takeIn(
    bundleOf([
      { ...draft, id: 'how-long' },
      {
        ...draft,
        record: 'new-1',
        asks: { en: ['a b', 'c d', 'e f'], ta: [], hi: [], kn: [] },
        answer: { ...draft.answer, hi: '' },
      },
    ]),
    dir,
  );
  const answers = loadKnowledge(dir).shortAnswers.flatMap(({ value }) =>
    value.answers.map(({ id, answer }) => [value.record, id, answer.slice(0, 5)]),
  );
  expect(answers).toEqual([
    ['guide', 'how-long', 'Go to'],
    ['new-1', 'where-to-go', 'Go to'],
  ]);
});

test('what else stands in a file stays as it is', () => {
  const dir = dataDirWith();
  const file = join(dir, 'answers/a/guide.yaml');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `# Written by hand.\n${readFileSync(file, 'utf8')}`);
  takeIn(bundleOf([draft]), dir);
  expect(readFileSync(file, 'utf8')).toMatch(/^# Written by hand\.\n/);
});
