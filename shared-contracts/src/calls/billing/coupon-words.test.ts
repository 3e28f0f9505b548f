import { couponWordsIn } from './coupon-words';

const coupon = { description: 'Festival offer', translations: { hi: 'त्योहार की छूट', kn: '' } };

test.each([
  ['hi', 'त्योहार की छूट'],
  ['kn', 'Festival offer'],
  ['ta', 'Festival offer'],
  ['en', 'Festival offer'],
] as const)('in %s a coupon gives “%s”', (language, words) => expect(couponWordsIn(coupon, language)).toBe(words));
