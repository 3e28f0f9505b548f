import fc from 'fast-check';
import { growthOf } from '../../testing/growth';
import { createActNames } from './act-names';
import { namedCase } from './case-names';
import { unknownActIn } from './unknown-act';

describe('the case that a question names', () => {
  it.each([
    ['Kesavananda Bharati v. State of Kerala', 'Kesavananda Bharati', 'State of Kerala'],
    ['What was held in Golak Nath v State of Punjab?', 'Golak Nath', 'State of Punjab'],
    ['K.S. Puttaswamy vs. Union of India about privacy', 'K.S. Puttaswamy', 'Union of India'],
    ['tell me about maneka gandhi versus union of india case', 'maneka gandhi', 'union of india'],
    ['Explain Ramesh Tiwari v. State of Atlantis', 'Ramesh Tiwari', 'State of Atlantis'],
    ['केशवानंद भारती बनाम केरल राज्य का फैसला', 'केशवानंद भारती', 'केरल राज्य'],
  ])('%s', (question, first, second) => {
    expect(namedCase(question)).toMatchObject({ first, second });
  });

  it.each(['bail vs anticipatory bail', 'difference between IPC vs BNS', 'what is theft', 'v', 'vs'])(
    'none: %s',
    (question) => {
      expect(namedCase(question)).toBeUndefined();
    },
  );

  it('knows a reported case by its citation', () => {
    expect(namedCase('AIR 1983 SC 9999 what was decided')?.reported).toBe('AIR 1983 SC 9999');
  });
});

describe('long texts', () => {
  const names = createActNames([]);
  const read = (text: string): void => {
    namedCase(text);
    unknownActIn(text, names);
  };
  it('are read without effort, whatever they repeat', () => {
    const parts = ['a', 'ﬁ', 'a ', 'A. ', "o'", 'v ', 'act ', 'of the ', ' ', '\u0915\u093f', '1,', 'x-', '&'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 }), (some) => {
        const text = some.join('').repeat(10_000).slice(0, 10_000);
        expect(growthOf(read, text)).toBe('with its length');
      }),
      { numRuns: 40 },
    );
  });
});
