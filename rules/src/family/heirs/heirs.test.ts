import { array, assert, constantFrom, property } from 'fast-check';
import { type Person, type Relation, relations } from '../../core/family';
import { compare, whole } from '../../core/fraction';
import type { ShareNode } from '../../core/result';
import { heirsTool } from './heirs';
import { totalOf } from './shares';

const below: readonly Relation[] = ['son', 'daughter', 'wife'];
const heads: readonly Relation[] = ['son', 'daughter', 'brother', 'sister'];

/** Families of up to twelve people, some of them below a dead child, brother or sister. */
const families = array(constantFrom(...relations), { minLength: 1, maxLength: 8 }).chain((top) =>
  array(constantFrom(...below), { maxLength: 4 }).map((nested): Person[] => {
    const deadHead = top.findIndex((relation) => heads.includes(relation));
    const people = top.map((relation, index) => ({
      id: `${index}`,
      relation,
      of: null,
      alive: !(index === deadHead && nested.length > 0),
      name: '',
    }));
    const branch = nested.map((relation, index) => ({
      id: `n${index}`,
      relation,
      of: `${deadHead}`,
      alive: true,
      name: '',
    }));
    return deadHead < 0 ? people : [...people, ...branch];
  }),
);

const laws = constantFrom('hindu-man', 'hindu-woman', 'sunni', 'shia', 'christian', 'parsi');

const sharesOf = (node: ShareNode): readonly ShareNode[] => [node, ...node.children.flatMap(sharesOf)];

describe('shares of heirs', () => {
  it('make the whole, are never negative, and go to the living only', () => {
    assert(
      property(laws, families, constantFrom('own', 'joint', 'joint-south'), (law, family, property) => {
        const result = heirsTool.run({ law, family, property }, '2026-11-22');
        if (result.status !== 'done') return;
        const nodes = result.tree ? sharesOf(result.tree) : [];
        const shares = new Map(nodes.map(({ id, share }) => [id, share]));
        expect(compare(totalOf(shares), whole)).toBe(0);
        expect(nodes.filter(({ share }) => share.over < 0)).toEqual([]);
        expect(nodes.filter(({ alive, share }) => !alive && share.over > 0)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a daughter of a Hindu man takes what a son takes', () => {
    assert(
      property(
        array(constantFrom<Relation>('son', 'daughter', 'mother', 'wife'), { minLength: 1, maxLength: 8 }),
        (list) => {
          const family = [...list.filter((relation) => relation !== 'mother'), 'mother', 'son', 'daughter'].map(
            (relation, index) => ({ id: `${index}`, relation }),
          );
          const result = heirsTool.run({ law: 'hindu-man', family }, '2026-11-22');
          if (result.status !== 'done' || !result.tree) throw new Error('no shares');
          const shares = result.tree.children.filter((_, index) =>
            ['son', 'daughter', 'mother'].includes(family[index]?.relation ?? ''),
          );
          expect(new Set(shares.map(({ share }) => `${share.over}/${share.under}`)).size).toBe(1);
        },
      ),
    );
  });

  it('gives every heir his part of the property in rupees', () => {
    const family = [
      { id: 'w', relation: 'wife' },
      { id: 's', relation: 'son' },
    ];
    const result = heirsTool.run({ law: 'sunni', family, estate: '8,00,000' }, '2026-11-22');
    if (result.status !== 'done') throw new Error('no shares');
    expect(result.tree?.children.map(({ paise }) => paise)).toEqual([10_000_000, 70_000_000]);
  });
});
