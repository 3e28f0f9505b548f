import { acceptedTypes, refusalOf } from './attachment-rules';

const megabyte = 1024 * 1024;

test.each([...acceptedTypes])('%s is accepted, in any case', (type) => {
  expect(refusalOf({ name: `Notice${type.toUpperCase()}`, size: 1 })).toBe('');
});

test.each([
  ['virus.exe', 1, /cannot be attached/],
  ['pdf', 1, /cannot be attached/],
  ['big.pdf', 11 * megabyte, /larger than 10 MB/],
  ['nothing.txt', 0, /is empty/],
])('%s of %d bytes is refused with a sentence', (name, size, sentence) =>
  expect(refusalOf({ name, size })).toMatch(sentence),
);
