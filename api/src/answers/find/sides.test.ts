import { namedSides } from './sides';

test.each<[string, boolean, string[]]>([
  ['difference between theft and robbery', true, ['theft', 'robbery']],
  [
    'What is the difference between theft, extortion, robbery and dacoity?',
    true,
    ['theft', 'extortion', 'robbery', 'dacoity'],
  ],
  ['FIR vs NCR vs private complaint', true, ['FIR', 'NCR', 'private complaint']],
  ['bailable vs non bailable', true, ['bailable', 'non bailable']],
  ['difference between bailable and non bailable offence with examples', true, ['bailable', 'non bailable offence']],
  ['judicial separation or divorce, which is better for me?', false, ['judicial separation', 'divorce']],
  ['should I make a will or a gift deed for my daughter', false, ['will', 'gift deed']],
  ['Appeal, review and revision in a civil case?', false, ['Appeal', 'review', 'revision']],
  ['my landlord took my bike and the police did nothing about it or the keys that he had, and I am afraid', false, []],
])('%s', (question, compares, names) => {
  expect(namedSides(question, compares).names).toEqual(names);
});
