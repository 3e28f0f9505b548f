import { dictionary } from '@zxcvbn-ts/language-common';
import { refusePassword } from './password-rules';

const common = 'This password is one of the most common ones. Please choose another.';
const email = 'asha@example.com';

test('each of the 3,000 commonest passwords that are long enough is refused', () => {
  const commonest = dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, 3000);
  expect(commonest).toHaveLength(3000);
  expect(commonest.filter((word) => refusePassword(word, email) === null)).toEqual([]);
});

test.each([
  ['seven letters', 'qr7 bvx', 'Please choose a password of 8 or more characters.'],
  ['a common one in capitals', 'SUNSHINE', common],
  ['a common one with digits behind it', 'sunshine12', common],
  ['a common short word with signs behind it', 'monkey!!', common],
  ['one that is common in India', 'jaishreeram', common],
  ['a telephone number', '98450123456', common],
  ['one letter, again and again', 'zzzzzzzzzz', common],
  ['the name of the product', 'Nyayika2026', common],
  [
    'the own address',
    'asha@example.com',
    'Your e-mail address is too easy to guess as a password. Please choose another.',
  ],
])('%s is refused', (_what, password, sentence) => expect(refusePassword(password, email)).toBe(sentence));

test.each(['quiet river 48', 'Str0ng!Pass1', 'correct horse', 'முதல் வழக்கு'])('%s may be chosen', (password) =>
  expect(refusePassword(password, email)).toBeNull(),
);
