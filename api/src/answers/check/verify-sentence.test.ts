import type { Citation } from 'shared-contracts/calls/chat/types';
import { verifySentence } from './verify-sentence';

const citation: Citation = {
  id: 'bns-103',
  kind: 'provision',
  label: 'Section 103, Bharatiya Nyaya Sanhita, 2023',
  act: 'Bharatiya Nyaya Sanhita, 2023',
  number: '103',
  title: 'Punishment for murder',
  url: '',
  status: 'in force',
};
const text = [
  'Whoever commits murder is punished with death or imprisonment for life, and a fine.',
  'Murder is an offence for which bail is not given as of right.',
  'The imprisonment is not less than seven years when a police officer commits it.',
  'A person who is arrested must be brought before a Magistrate within 24 hours.',
  'The family of the victim may ask the court for compensation.',
].join(' ');
const verify = (sentence: string) => verifySentence(sentence, [{ citation, text }], () => '');

test.each([
  'Murder is punished with death or imprisonment for life, and a fine [1].',
  'For murder, bail is not given as of right [1].',
  'The imprisonment is at least seven years, not less, when a police officer commits it [1].',
  'The police must bring an arrested person before a Magistrate within 24 hours [1].',
  'The family of the victim may ask the court for compensation [1].',
  'हत्या की सज़ा मृत्युदंड या आजीवन कारावास है [1]।',
  'A lawyer can say more.',
  '## Time limits',
  '- **What to do:**',
])('stays: %s', (sentence) => expect(verify(sentence)).toMatchObject({ keep: true }));

test.each([
  ['Murder is never punished with death or imprisonment for life, nor fine [1].', 'contradiction'],
  ['Murder is punished without imprisonment for life or a fine [1].', 'contradiction'],
  ["Murder isn't punished with death or imprisonment for life [1].", 'contradiction'],
  ['For murder, bail is given as of right [1].', 'contradiction'],
  ['Murder is always punished with death or imprisonment for life [1].', 'contradiction'],
  ['Murder is punished only with a fine [1].', 'contradiction'],
  ['You can kill anybody who insults you without any punishment [1].', 'contradiction'],
  ['Do not go to the police.', 'no source'],
  ['Destroy all the evidence quickly.', 'no source'],
  ['Visit [our partner](https://evil.example/pay) for bail.', 'no source'],
  ['Yes.', 'no source'],
])('goes: %s', (sentence, why) => expect(verify(sentence)).toEqual({ keep: false, why }));

test.each([
  ['Murder is punished with [death](https://evil.example) or imprisonment for life [1].', 'death or imprisonment'],
  ['Murder is punished with death<img src=x onerror=alert(1)> or imprisonment for life [1].', 'death or imprisonment'],
  ['Murder is punished with death or imprisonment for life [1] www.evil.example', 'life [1]'],
])('loses what leads elsewhere: %s', (sentence, left) => {
  const verdict = verify(sentence);
  expect(verdict).toMatchObject({ keep: true, text: expect.stringContaining(left) });
  expect(JSON.stringify(verdict)).not.toMatch(/evil|onerror|<img/);
});
