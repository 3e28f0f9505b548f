import { dangerKinds } from 'knowledge';
import { helpGuides, helpLine, helpLines } from '../triage/help';
import type { Draft } from './draft';
import { besideHelpDraft } from './safety';

const answer: Draft = {
  outcome: 'answered',
  blocks: [{ kind: 'paragraph', text: 'The court decides on custody ([[hmga-13]]).' }],
  subjects: ['hmga-13'],
  suggestions: [],
};
const danger = { kind: 'violence', whose: 'asker', likely: 1, carried: false } as const;

it('names help before the answer where danger is possible, and the answer stays', () => {
  const { blocks, outcome } = besideHelpDraft('en', danger, answer, true);
  expect(outcome).toBe('answered');
  expect(blocks).toEqual([{ kind: 'paragraph', text: expect.stringMatching(/112.*181/) as string }, ...answer.blocks]);
});

it('names it after the answer to a question of law', () => {
  const { blocks } = besideHelpDraft('hi', danger, answer, false);
  expect(blocks[0]).toBe(answer.blocks[0]);
  expect(blocks[1]).toEqual({ kind: 'paragraph', text: expect.stringContaining('112') as string });
});

it.each(dangerKinds.map((kind) => [kind]))('the one sentence on %s says whom to call, in every language', (kind) => {
  for (const speech of ['en', 'ta', 'hi', 'kn', 'ta-latin', 'hi-latin', 'kn-latin'] as const)
    expect(helpLine({ kind, whose: 'asker' }, speech)).toMatch(/\b(?:112|108|181|1098|14416|1930|14567)\b/);
});

it('names both calls, and nothing else, where it is not clear which danger is meant', () => {
  const unclear = { kind: 'child', near: 'sexual', whose: 'asker' } as const;
  expect(helpLines(unclear, 'en')).toEqual([
    expect.stringMatching(/112.*181/) as string,
    expect.stringContaining('1098') as string,
  ]);
  expect(helpGuides(unclear)).toEqual(expect.arrayContaining(['child-abuse', 'workplace-sexual-harassment']));
});
