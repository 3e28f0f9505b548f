import { joinPhone, splitPhone } from './phone';

test.each([
  ['+91 98450 12345', '+91', '9845012345'],
  ['+971501234567', '+971', '501234567'],
  ['080-2345 6789', null, '08023456789'],
  ['', null, ''],
])('%s', (text, countryCode, digits) => {
  expect(splitPhone(text)).toEqual({ countryCode, digits });
});

test('a number is shown with its country code, and none without digits', () => {
  expect(joinPhone('+91', '9845012345')).toBe('+91 9845012345');
  expect(joinPhone('+91', '')).toBe('');
});
