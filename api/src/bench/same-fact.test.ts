import { statesFact } from './same-fact';

test.each<[string, string, boolean]>([
  ['Within 3 years.', '3 years|three years', true],
  ['देय होने के 3 साल के भीतर', '3 years|three years', true],
  ['एक साल से अलग', '1 year|one year', true],
  ['30 நாட்களுக்குள்', '30 days', true],
  ['ஒரு மாதத்திற்குள்', '1 month', true],
  ['ಎರಡರಷ್ಟು ದರ', 'twice|double', true],
  ['not more than 10 % of the price', '10%|ten percent', true],
  ['at least 20 percent', '20%', true],
  ['13 साल', '3 months', false],
  ['5 साल', '3 years', false],
])('%s: %s', (text, fact, states) => {
  expect(statesFact(text, fact)).toBe(states);
});
