import type { CompiledCase } from 'knowledge';
import { briefText, caseName } from './texts';

const decision = {
  name: 'Vishaka v. State of Rajasthan',
  facts: 'A village worker was attacked.',
  hi: { name: 'विशाखा बनाम राजस्थान राज्य', held: '…' },
  ta: { held: '…' },
} as CompiledCase;

it.each([
  ['en', 'Vishaka v. State of Rajasthan'],
  ['hi', 'विशाखा बनाम राजस्थान राज्य (Vishaka v. State of Rajasthan)'],
  ['ta', 'Vishaka v. State of Rajasthan'],
] as const)('names a decision in %s', (language, name) => {
  expect(caseName(decision, language)).toBe(name);
});

it('tells the story of a decision only in the language in which it is written', () => {
  expect(briefText(decision, 'en').facts).toBe('A village worker was attacked.');
  expect(briefText(decision, 'hi')).toEqual({ facts: undefined, question: undefined, matters: undefined });
});
