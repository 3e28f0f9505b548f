import { SHARE } from './ranking';
import { LAYERS, nothing, readWithout, shareWithout } from './without';

test('one layer is left out, or several with commas between them', () => {
  expect([...readWithout('sound')]).toEqual(['sound']);
  expect([...readWithout('spelling, bm25,sound')]).toEqual(['spelling', 'bm25', 'sound']);
});

test.each(['regexes', '', 'sound,', 'Sound'])('"%s" is answered with the names that there are', (text) => {
  expect(() => readWithout(text)).toThrow(LAYERS.join(', '));
});

test('a part of the score that is left out weighs nothing and the others stay', () => {
  expect(shareWithout(nothing)).toEqual(SHARE);
  expect(shareWithout(readWithout('bm25,classifier,spelling'))).toEqual({ ...SHARE, words: 0, likely: 0 });
});
