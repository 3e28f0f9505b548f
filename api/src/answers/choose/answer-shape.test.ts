import { hasShape } from './answer-shape';

describe('the shape of an answer', () => {
  it.each([
    ['No, only after a notice.', ['yes or no'], true],
    ['Up to 2,000 rupees.', ['yes or no'], false],
    ['Within 30 days of the memo.', ['how long'], true],
    ['Send a notice first.', ['how long'], false],
    ['10 rupees.', ['how much'], true],
    ['Write to the Superintendent of Police.', ['steps'], true],
    ['No, the police must register it.', ['steps'], false],
    ['Up to 3 years in prison.', ['steps'], false],
    ['At the labour office.', ['where'], true],
    ['Yes, since November 2025.', ['where'], false],
    ['Yes, if you ask in time.', ['steps', 'yes or no'], true],
  ] as const)('%s to %j: %s', (text, wanted, fits) => {
    expect(hasShape(text, wanted)).toBe(fits);
  });

  it('leaves open what fits a question without a shape, but a yes or a no answers none', () => {
    expect(hasShape('Ask for it in writing.', [])).toBeUndefined();
    expect(hasShape('The owner pays.', ['who'])).toBeUndefined();
    expect(hasShape('Yes, managers too.', [])).toBe(false);
  });
});
