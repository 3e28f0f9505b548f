import { livePlans } from './live-plans';
import { planWordsIn } from './plan-words';
import type { PublicPlan } from './types';

const [free] = livePlans;
if (!free) throw new Error('There is no plan.');
const plan: PublicPlan = {
  ...free,
  name: 'Family',
  description: 'For a household.',
  features: ['Up to 5 legal questions per day', 'Four people'],
  translations: { hi: { name: 'परिवार', description: '', features: ['चार लोग'] } },
};
const known: Readonly<Record<string, string>> = { 'Up to 5 legal questions per day': 'रोज़ 5 तक कानूनी सवाल' };
const t = (english: string): string => known[english] ?? english;

test('a plan is told in the words that an administrator wrote in the language', () => {
  expect(planWordsIn(plan, 'hi', t)).toEqual({
    name: 'परिवार',
    description: 'For a household.',
    features: ['चार लोग'],
  });
});

test('without them it is told as the product knows its English words', () => {
  expect(planWordsIn(plan, 'kn', t).features).toEqual(['रोज़ 5 तक कानूनी सवाल', 'Four people']);
  expect(planWordsIn(plan, 'en', (english) => english).name).toBe('Family');
});
