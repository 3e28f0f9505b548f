import { isReadable } from './readability';

test.each([
  ['English prose', 'Every person who is arrested must be told the grounds of the arrest.', true],
  ['Tamil prose', 'கைது செய்யப்பட்ட ஒவ்வொருவருக்கும் காரணம் சொல்லப்பட வேண்டும்.', true],
  ['a scanned page with its number only', 'Page 12', false],
  ['nothing', '', false],
  ['private-use signs', '\uE012\uE013\uE014\uE015 abcdefghijklmnopqrstuvw \uE016\uE017', false],
  ['glyph numbers', '(cid:12)(cid:13)(cid:14)(cid:15)(cid:16)(cid:17)(cid:18)(cid:19)', false],
  ['Tamil in an old font', 'jÄœehL muR tªÄ¥ òâé¢îñ êì¢ìñ ªîñ ñ¬ø åê àñ òâé¢î', false],
])('%s', (_, text, readable) => {
  expect(isReadable(text)).toBe(readable);
});
