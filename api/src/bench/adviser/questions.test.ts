import { parseAdviserFile, readAdviserCases } from './questions';
import { summariseAdvice } from './table';

const file = (questions: string) => `language: en\nkind: everyday\nquestions:\n${questions}`;

it('keeps every second question of a file as the untouched half', () => {
  const cases = parseAdviserFile('x', file('  - q: one\n  - turns: [{ q: two }, { q: three }]\n  - q: four\n'));
  expect(cases.map(({ half, turns }) => [half, turns.length])).toEqual([
    ['tuning', 1],
    ['untouched', 2],
    ['tuning', 1],
  ]);
});

it('refuses a pattern that is no regular expression', () => {
  expect(() => parseAdviserFile('x', file("  - { q: one, direct: '(' }\n"))).toThrow('no regular expression');
});

it('reads every question of the set', () => {
  const cases = readAdviserCases();
  expect(new Set(cases.map(({ turns }) => turns.map(({ q }) => q).join('\n'))).size).toBe(cases.length);
});

it('counts follow-ups by turn and conversations as wholes', () => {
  const good = { passed: true, unsafe: false };
  const bad = { passed: false, unsafe: true };
  const nothing = {
    direct: undefined,
    must: undefined,
    among: undefined,
    form: undefined,
    falseAlarm: undefined,
    wronglyRefused: undefined,
    declined: undefined,
    wrongSubject: undefined,
  };
  const [asked] = parseAdviserFile('x', file('  - turns: [{ q: one }, { q: two }, { q: three }]\n'));
  const verdicts = [good, good, bad].map((verdict) => ({ ...nothing, ...verdict }));
  expect(summariseAdvice([{ asked: asked!, verdicts, ms: [1, 2, 3] }])).toMatchObject({
    unsafe: 1,
    'follow-ups %': 50,
    'passed %': 0,
    'direct %': '-',
  });
});
