import { growthOf } from './growth';

describe('how reading grows', () => {
  it('is told of a pattern that goes back over what it read', () => {
    expect(growthOf((text) => /a*b/.test(text), 'a'.repeat(40_000))).toBe('faster');
  });

  it('is told of a pattern that goes on from where it is', () => {
    expect(growthOf((text) => /(?<!a)a*b/.test(text), 'a'.repeat(40_000))).toBe('with its length');
  });
});
