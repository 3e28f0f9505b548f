import { matters } from '../court/limitation-matters';
import { examples } from '../testing/examples';
import { toolOf, tools } from '../tools';
import { lawName } from './law-names';

describe('names of the law', () => {
  it.each([
    ['ni-act-138', 'Section 138, Negotiable Instruments Act, 1881'],
    ['ndps-act-36a', 'Section 36A, Narcotic Drugs and Psychotropic Substances Act, 1985'],
    ['limitation-act-article-19', 'Article 19 of the Schedule, Limitation Act, 1963'],
    ['case-sarla-verma-2009', 'Sarla Verma v. Delhi Transport Corporation (2009)'],
  ])('%s is %s', (id, name) => expect(lawName(id)).toBe(name));

  it('exist for every provision that a tool names', () => {
    const steps = examples.flatMap(({ tool, given, today }) => {
      const result = toolOf(tool)?.run(given, today);
      return result?.status === 'done' ? result.lines.flatMap(({ law }) => law) : [];
    });
    const ids = [...steps, ...tools.flatMap(({ law }) => law), ...matters.map(({ law }) => law)];
    expect(ids.filter((id) => lawName(id) === id)).toEqual([]);
  });
});
