import fc from 'fast-check';
import { piecesOf } from './pieces';

test('the pieces of a text are, together, the text', () => {
  fc.assert(fc.property(fc.string({ maxLength: 600 }), (text) => piecesOf(text).join('') === text));
});

test('words stay whole', () => {
  const pieces = piecesOf('Every person who is arrested must be told the grounds of the arrest as soon as may be.');
  expect(pieces).toHaveLength(2);
  expect(pieces[0]).toMatch(/ $/);
});
