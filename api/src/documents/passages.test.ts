import fc from 'fast-check';
import { toPassages } from './passages';

const sentence = (n: number): string => `Sentence ${n} says what a person may do and by when it has to be done. `;

test('short pages are one passage each, with their page', () => {
  expect(
    toPassages([
      { page: 1, text: 'First page.' },
      { page: 2, text: 'Second page.' },
    ]),
  ).toEqual([
    { page: 1, position: 0, text: 'First page.' },
    { page: 2, position: 1, text: 'Second page.' },
  ]);
});

test('a long page is cut at sentence ends, and no word is lost', () => {
  const text = Array.from({ length: 60 }, (_, n) => sentence(n))
    .join('')
    .trim();
  const passages = toPassages([{ page: 7, text }]);
  expect(passages.length).toBeGreaterThan(3);
  expect(passages.every((passage) => passage.text.length <= 1_400 && passage.text.endsWith('.'))).toBe(true);
  expect(passages.map((passage) => passage.text).join(' ')).toBe(text);
});

test('a run without sentence ends is cut all the same', () => {
  const passages = toPassages([{ page: null, text: 'word '.repeat(2_000).trim() }]);
  expect(passages.every((passage) => passage.text.length <= 1_400)).toBe(true);
  expect(
    passages
      .map((passage) => passage.text)
      .join(' ')
      .split(/\s+/),
  ).toHaveLength(2_000);
});

test.each(['Pro | 199 | 35.82 | 234.82', 'See www.example.com/a.html. Then pay 1.5 lakh. End', 'No end at all'])(
  '%s stays whole',
  (text) => {
    expect(toPassages([{ page: 1, text }]).map((passage) => passage.text)).toEqual([text]);
  },
);

test('nothing of any text is lost', () => {
  const withoutBlanks = (text: string): string => text.replace(/\s/g, '');
  const words = fc.stringMatching(/^[a-z0-9.!?\n ]{0,3000}$/);
  fc.assert(
    fc.property(
      words,
      (text) =>
        withoutBlanks(
          toPassages([{ page: null, text }])
            .map((passage) => passage.text)
            .join(''),
        ) === withoutBlanks(text),
    ),
    { numRuns: 60 },
  );
});
