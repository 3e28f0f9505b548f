import type { Draft } from './draft';
import { en } from './phrases/en';
import { restyle } from './restyle';

const draft: Draft = {
  outcome: 'answered',
  blocks: [
    { kind: 'paragraph', text: 'Within 30 days in writing ([[ni-act-138]]). Keep the slip. The bank gives it.' },
    { kind: 'heading', text: en.headings.steps },
    { kind: 'list', ordered: true, items: ['Write', 'Post', 'Wait', 'Complain'] },
    { kind: 'heading', text: en.headings.timeLimits },
    { kind: 'list', ordered: false, items: ['Notice: 30 days', 'Complaint: 1 month'] },
    { kind: 'heading', text: en.headings.law },
    { kind: 'list', ordered: false, items: ['[[ni-act-138]]: the offence', '[[ni-act-142]]: the complaint'] },
  ],
  subjects: ['ni-act-138'],
  suggestions: [],
};
const texts = (kind: Parameters<typeof restyle>[1][number]): string =>
  JSON.stringify(restyle(draft, [kind], en).blocks);

describe('the last answer once more', () => {
  it('is shorter: the answer itself and three lines', () => {
    expect(restyle(draft, [{ kind: 'shorter' }], en).blocks).toEqual([
      { kind: 'paragraph', text: 'Within 30 days in writing ([[ni-act-138]]). Keep the slip.' },
      { kind: 'list', ordered: true, items: ['Write', 'Post', 'Wait'] },
    ]);
  });

  it('is one sentence', () => {
    expect(restyle(draft, [{ kind: 'line' }], en).blocks).toEqual([
      { kind: 'paragraph', text: 'Within 30 days in writing ([[ni-act-138]]).' },
    ]);
  });

  it('is simpler: without the law and the cases', () => {
    expect(texts({ kind: 'simpler' })).toContain('Complain');
    expect(texts({ kind: 'simpler' })).not.toContain('ni-act-142');
  });

  it('is a list', () => {
    expect(restyle(draft, [{ kind: 'list' }], en).blocks[0]).toEqual({
      kind: 'list',
      ordered: false,
      items: ['Within 30 days in writing ([[ni-act-138]]).', 'Keep the slip.', 'The bank gives it.'],
    });
  });

  it('is one part alone', () => {
    expect(restyle(draft, [{ kind: 'deadline' }], en).blocks).toEqual(draft.blocks.slice(3, 5));
    expect(restyle(draft, [{ kind: 'steps' }], en).blocks).toEqual(draft.blocks.slice(1, 3));
    expect(restyle(draft, [{ kind: 'section' }], en).blocks).toEqual([
      { kind: 'list', ordered: false, items: ['[[ni-act-138]]', '[[ni-act-142]]'] },
    ]);
  });

  it('tells the deadline where no part of its own has it', () => {
    const plain = { ...draft, blocks: draft.blocks.slice(0, 1) };
    expect(restyle(plain, [{ kind: 'deadline' }], en).blocks).toEqual([
      { kind: 'list', ordered: false, items: ['Within 30 days in writing ([[ni-act-138]]).'] },
    ]);
  });

  it('stays whole where it lacks the part', () => {
    const plain = { ...draft, blocks: [{ kind: 'paragraph' as const, text: 'Yes.' }] };
    expect(restyle(plain, [{ kind: 'steps' }], en).blocks).toEqual(plain.blocks);
    expect(restyle(draft, [{ kind: 'repeat' }], en)).toEqual(draft);
  });
});
