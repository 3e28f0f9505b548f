import { stemsOf } from 'language/tokenize';
import { searchAttachments } from './attachments';
import type { QueryWord } from './query';

const word = (stem: string, unknown = false): QueryWord => ({ word: stem, terms: new Map([[stem, 1]]), unknown });
const [NOTICE = '', ZORBLATT = ''] = stemsOf('notice Zorblatt');
const query = {
  words: [word(ZORBLATT, true), word(NOTICE)],
  phrases: [],
  glossaryLaw: [],
  glossaryTerms: [],
};
const rarity = new Map([
  [ZORBLATT, 9],
  [NOTICE, 1],
]);

test('the passage that alone names what is asked comes first', () => {
  const files = [
    { name: 'rent.pdf', text: 'The tenant pays rent every month after notice.' },
    { name: 'circular.pdf', text: 'Under the Zorblatt Tenancy Circular the notice is thirty seven days.' },
  ];
  const hits = searchAttachments(files, query, rarity);
  expect(hits.map(({ name, alone }) => [name, alone])).toEqual([
    ['circular.pdf', true],
    ['rent.pdf', false],
  ]);
  expect(hits[0]?.score).toBe(1);
});

test('a file without any word of the question is left out', () => {
  expect(searchAttachments([{ name: 'a.txt', text: 'Something else entirely.' }], query, rarity)).toEqual([]);
});
