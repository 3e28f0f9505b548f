import { kolam } from './kolam-path';

describe('a kolam', () => {
  it('puts a dot in every place of every row', () => {
    const { dots, width, height } = kolam([1, 3, 1]);
    expect(dots).toEqual([
      { x: 3, y: 1 },
      { x: 1, y: 3 },
      { x: 3, y: 3 },
      { x: 5, y: 3 },
      { x: 3, y: 5 },
    ]);
    expect([width, height]).toEqual([6, 6]);
  });

  it('goes round a single dot in one closed line', () => {
    const { loops } = kolam([1]);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toMatch(/^M.+Z$/);
    expect(loops[0]?.match(/Q/g)).toHaveLength(4);
  });

  it.each([
    { rows: [2, 2, 2], count: 1 },
    { rows: [3, 3], count: 1 },
    { rows: [2, 2], count: 2 },
  ])('rows $rows make $count closed lines', ({ rows, count }) => {
    expect(kolam(rows).loops).toHaveLength(count);
  });
});
