import * as fc from 'fast-check';

/** What a caller may send who means no good, or whose program is broken. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  'NaN',
  '-1',
  '9'.repeat(400),
  '1e999',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '%00',
  '%',
  "' or 1=1 --",
  "'; drop table app_user; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../../etc/passwd',
  '..\\..\\windows',
  '/',
  '?',
  '#',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\r\nSet-Cookie: x=1',
  '=cmd|calc!A1',
  'a'.repeat(10_000),
  'ﬁ'.repeat(4000),
  'க்ஷ'.repeat(500),
  '\u202eتجربة\u202c',
  '\u200b\ufeff',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '0000-00-00',
  '-271821-04-20T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'asha@example.com\r\nBcc: x@example.com',
  `${'a'.repeat(250)}@example.com`,
];

export const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 63),
  1e308,
  1e-9,
];

const depth = 2000;
const nested = (): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const poisoned = (): unknown =>
  JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}');

/** A value of any type, most of them wrong wherever they stand. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], ['x', 1, {}]) },
  { weight: 1, arbitrary: fc.constantFrom(nested, poisoned).map((make) => make()) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
