import { write } from './core/text';
import { languages } from './core/text';
import { examples } from './testing/examples';
import { toolOf, tools } from './tools';

describe('worked examples', () => {
  it.each(examples)('$tool: $why', ({ tool, given, today, sentence }) => {
    const result = toolOf(tool)?.run(given, today);
    expect(result).toMatchObject({ status: 'done' });
    if (result?.status === 'done') expect(write(result.sentence, 'en')).toBe(sentence);
  });

  it('cover every tool', () => {
    expect(tools.map(({ id }) => id).filter((id) => !examples.some(({ tool }) => tool === id))).toEqual([]);
  });
});

describe('what a tool says', () => {
  it.each(examples)('$tool: $why: is whole in every language, each step with its law', ({ tool, given, today }) => {
    const result = toolOf(tool)?.run(given, today);
    if (result?.status !== 'done') throw new Error('not worked out');
    const messages = [result.sentence, ...result.lines.map(({ message }) => message), ...result.warnings];
    const texts = languages.flatMap((language) => messages.map((message) => write(message, language)));
    expect(texts.filter((text) => /\{\w+\}|undefined|NaN/.test(text) || text === '')).toEqual([]);
    expect(result.lines.filter(({ law }) => law.length === 0)).toEqual([]);
  });

  it.each(tools)('$id asks for what is missing', (tool) => {
    expect(tool.run({}, '2026-11-22')).toMatchObject({ status: 'missing' });
  });
});

describe('input that cannot be', () => {
  it.each([
    [
      'a notice before the memo',
      'cheque-bounce',
      { memoDate: '2026-11-06', noticeSent: '2026-11-01' },
      'cannot be before',
    ],
    ['a memo of tomorrow', 'cheque-bounce', { memoDate: '2026-11-23' }, 'lies in the future'],
    ['a day that does not exist', 'cheque-bounce', { memoDate: '2026-02-30' }, 'cannot be read'],
    ['a sum in words', 'overtime', { wages: 'much', hours: 2 }, 'cannot be read'],
    [
      'leaving before joining',
      'gratuity',
      { wages: 1, joined: '2026-01-01', left: '2025-01-01', reason: 'left' },
      'cannot be before',
    ],
    [
      'a husband beside a wife',
      'heirs',
      {
        law: 'sunni',
        family: [
          { id: 'a', relation: 'wife' },
          { id: 'b', relation: 'husband' },
        ],
      },
      'both a husband and a wife',
    ],
    [
      'two mothers',
      'heirs',
      {
        law: 'parsi',
        family: [
          { id: 'a', relation: 'mother' },
          { id: 'b', relation: 'mother' },
        ],
      },
      'only one: Mother',
    ],
    [
      'grandchildren of a living son',
      'heirs',
      {
        law: 'christian',
        family: [
          { id: 'a', relation: 'son' },
          { id: 'b', relation: 'son', of: 'a' },
        ],
      },
      'who died before',
    ],
  ])('%s', (_name, tool, given, words) => {
    const result = toolOf(tool)?.run(given, '2026-11-22');
    expect(result).toMatchObject({ status: 'impossible' });
    if (result?.status === 'impossible') expect(write(result.problem, 'en')).toContain(words);
  });
});
