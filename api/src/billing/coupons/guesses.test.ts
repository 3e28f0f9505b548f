import { refused } from '../../platform/http/problem';
import { createCouponGuesses } from './guesses';

const hour = 60 * 60_000;
let now = 0;
const open = () => createCouponGuesses({ perPerson: 3, perAddress: 5 }, () => now);
const wrong = () => Promise.reject(refused({ coupon: 'Invalid coupon code.' }));
const right = () => Promise.resolve('a price');
const asha = { userId: 'asha', address: '10.0.0.1' };

test('after too many wrong codes a person is told to wait, and right ones are not looked at either', async () => {
  const guesses = open();
  for (let tries = 0; tries < 3; tries++)
    await expect(guesses.watch(asha, wrong)).rejects.toMatchObject({ status: 400 });
  await expect(guesses.watch({ ...asha, address: '10.0.0.2' }, right)).rejects.toMatchObject({ status: 429 });
  expect(await guesses.watch({ userId: 'ravi', address: '10.0.0.1' }, right)).toBe('a price');
  now += hour;
  expect(await guesses.watch(asha, right)).toBe('a price');
});

test('visitors share the limit of their address', async () => {
  const guesses = open();
  const visitor = { userId: '', address: '10.0.0.3' };
  for (let tries = 0; tries < 5; tries++)
    await expect(guesses.watch(visitor, wrong)).rejects.toMatchObject({ status: 400 });
  await expect(guesses.watch(visitor, right)).rejects.toMatchObject({ status: 429 });
  expect(await guesses.watch({ ...visitor, address: '10.0.0.4' }, right)).toBe('a price');
});

test('neither right codes nor other faults count', async () => {
  const guesses = open();
  const otherFault = () => Promise.reject(refused({ period: 'Not sold by the year.' }));
  for (let tries = 0; tries < 9; tries++) {
    expect(await guesses.watch(asha, right)).toBe('a price');
    await expect(guesses.watch(asha, otherFault)).rejects.toMatchObject({ status: 400 });
  }
});
