import { ServiceError } from 'shared-contracts/services/service-error';
import { emptyCode, writeDigits } from './fields/otp-digits';
import { validateCode } from './fields/validate-code';
import { validateEmail, validateNewPassword } from './forgot-password/validate-reset';
import { loginFailure } from './login/login-failure';
import { signUpFailure } from './sign-up/sign-up-failure';
import { validateSignUp } from './sign-up/validate-sign-up';
import { couponFailure } from './subscribe/coupon-failure';

test.each([
  ['secret', 'secret', ''],
  ['secret', 'other', 'Passwords do not match'],
  ['short', 'short', 'Password must be at least 6 characters long'],
])('sign-up with %s and %s: %s', (password, confirmPassword, sentence) => {
  expect(validateSignUp({ email: 'a@b.in', password, confirmPassword })).toBe(sentence);
});

test.each([
  ['123456', ''],
  ['12345', 'Please enter the 6-digit OTP'],
  ['', 'Please enter the 6-digit OTP'],
])('the code %s: %s', (code, sentence) => expect(validateCode(code)).toBe(sentence));

test.each([
  ['', 'Please enter your email address'],
  ['   ', 'Please enter your email address'],
  ['asha', 'Please enter a valid email address'],
  ['asha@example', 'Please enter a valid email address'],
  ['a sha@example.com', 'Please enter a valid email address'],
  ['asha@example.com', ''],
])('the address %j: %s', (email, sentence) => expect(validateEmail(email)).toBe(sentence));

test.each([
  ['', '', 'Please fill in all fields'],
  ['longenough', '', 'Please fill in all fields'],
  ['longenough', 'different1', 'Passwords do not match'],
  ['seven77', 'seven77', 'Password must be at least 8 characters long'],
  ['eight888', 'eight888', ''],
])('the new password %j, %j: %s', (password, confirmPassword, sentence) => {
  expect(validateNewPassword({ password, confirmPassword })).toBe(sentence);
});

test.each([
  ['a digit goes into its box', '', 2, '7', '  7   ', 3],
  ['a digit over another one takes its place', '123', 1, '28', '183   ', 2],
  ['a whole code fills all boxes from anywhere', '9', 3, '123456', '123456', 6],
  ['spaces and dashes of a pasted code are left out', '', 0, '123-456 ', '123456', 6],
  ['an emptied box stays', '123', 1, '', '1 3   ', 1],
])('code boxes: %s', (_what, before, index, text, after, next) => {
  const digits = emptyCode.map((_, position) => before[position] ?? '');
  const written = writeDigits(digits, index, text);
  expect(written?.digits.map((digit) => digit || ' ').join('')).toBe(after);
  expect(written?.next).toBe(next);
});

test('letters get into no box', () => expect(writeDigits(emptyCode, 0, 'a')).toBeNull());

test('a failed login has its sentence, and the reason of the server', () => {
  expect(loginFailure(new Error('x'))).toBe('Login failed. Please try again.');
  expect(loginFailure(new ServiceError('Wrong email or password.', 401))).toBe(
    'Login failed. Please try again. Wrong email or password.',
  );
});

test('a failed sign-up says whether the code could not be sent or the form was refused', () => {
  expect(signUpFailure(new ServiceError('', 503))).toBe('Failed to send OTP. Please try again.');
  expect(signUpFailure(new ServiceError('', 409))).toBe('Signup failed. Please try again.');
  expect(signUpFailure(new ServiceError('Refused', 422, { password: 'This password is too common.' }))).toBe(
    'This password is too common.',
  );
});

test('a refused coupon has its sentence; a server that fails says so itself', () => {
  expect(couponFailure(new ServiceError('Invalid coupon code. Please try again.', 422))).toBe(
    'Invalid coupon code. Please try again.',
  );
  expect(couponFailure(new ServiceError('It has expired.', 422))).toBe(
    'Invalid coupon code. Please try again. It has expired.',
  );
  expect(couponFailure(new ServiceError('The server cannot be reached.', 0))).toBe('The server cannot be reached.');
});
