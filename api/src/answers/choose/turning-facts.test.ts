import { factsIn } from '../read/facts';
import { turnsTo } from './turning-facts';

const TODAY = '2026-11-22';

test.each<[string, string[]]>([
  ['my phone was stolen from my house', ['bns-305']],
  ['he hit me and my wrist is fractured', ['bns-117']],
  ['he beat me with an iron rod and broke my hand', ['bns-118', 'bns-117']],
  ['I am 17 and a man touched me on the bus', ['pocso-act-8', 'pocso-act-4', 'pocso-act-12', 'pocso-act-14']],
  ['my 16 year old son was caught stealing a cycle', ['juvenile-accused']],
  ['16 साल के लड़के को पुलिस ने चोरी में पकड़ा', ['juvenile-accused']],
  ['my bike was stolen near the market', []],
  ['I am 30 and was arrested', []],
])('%s', (question, records) => {
  expect(turnsTo(factsIn(question, TODAY), question)).toEqual(records);
});
