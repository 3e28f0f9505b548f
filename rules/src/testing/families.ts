import { type Example, today } from './example';

const people = (...family: readonly (readonly [relation: string, of?: string | null, alive?: boolean])[]) =>
  family.map(([relation, of = null, alive = true], index) => ({ id: `${index + 1}`, relation, of, alive }));

const heirs = (why: string, given: Example['given'], sentence: string): Example => ({
  tool: 'heirs',
  why,
  given,
  today,
  sentence,
});

/** Shares of heirs, several of them illustrations of the Acts. */
export const families: readonly Example[] = [
  heirs(
    'widow, two sons, a daughter and the mother',
    { law: 'hindu-man', family: people(['wife'], ['son'], ['son'], ['daughter'], ['mother']) },
    'The shares are: Wife 1/5, each Son 1/5, Daughter 1/5, Mother 1/5.',
  ),
  heirs(
    'the branch of a dead son',
    { law: 'hindu-man', family: people(['wife'], ['son', null, false], ['wife', '2'], ['son', '2'], ['daughter']) },
    'The shares are: Wife 1/3, Wife (Son) 1/6, Son (Son) 1/6, Daughter 1/3.',
  ),
  heirs(
    'joint family: two children and the wife',
    { law: 'hindu-man', property: 'joint-south', family: people(['wife'], ['son'], ['daughter']) },
    'The shares are: Wife 1/9, Son 4/9, Daughter 4/9.',
  ),
  heirs(
    'joint family with a part for the wife',
    { law: 'hindu-man', property: 'joint', family: people(['wife'], ['son'], ['daughter']) },
    'The shares are: Wife 1/3, Son 1/3, Daughter 1/3.',
  ),
  heirs(
    'no class I heir: the father',
    { law: 'hindu-man', family: people(['father'], ['brother']) },
    'The shares are: Father 1/1.',
  ),
  heirs(
    'a woman with husband and two children',
    { law: 'hindu-woman', family: people(['husband'], ['son'], ['daughter']) },
    'The shares are: Husband 1/3, Son 1/3, Daughter 1/3.',
  ),
  heirs(
    'a childless woman: property from her father',
    { law: 'hindu-woman', source: 'parents', family: people(['husband'], ['brother'], ['sister']) },
    'The shares are: Brother 1/2, Sister 1/2.',
  ),
  heirs(
    'a childless widow: her husband’s heirs before her parents',
    { law: 'hindu-woman', family: people(['mother'], ['husbands-mother']) },
    'The shares are: Husband’s mother 1/1.',
  ),
  heirs(
    'Sunni: wife, son and daughter',
    { law: 'sunni', family: people(['wife'], ['son'], ['daughter']) },
    'The shares are: Wife 1/8, Son 7/12, Daughter 7/24.',
  ),
  heirs(
    'Sunni: the parts shrink',
    { law: 'sunni', family: people(['husband'], ['sister'], ['sister']) },
    'The shares are: Husband 3/7, each Sister 2/7.',
  ),
  heirs(
    'Sunni: husband, mother and father',
    { law: 'sunni', family: people(['husband'], ['mother'], ['father']) },
    'The shares are: Husband 1/2, Mother 1/6, Father 1/3.',
  ),
  heirs(
    'Sunni: return to mother and daughter',
    { law: 'sunni', family: people(['mother'], ['daughter']) },
    'The shares are: Mother 1/4, Daughter 3/4.',
  ),
  heirs(
    'Sunni: a sister is residuary beside a daughter',
    { law: 'sunni', family: people(['wife'], ['daughter'], ['sister']) },
    'The shares are: Wife 1/8, Daughter 1/2, Sister 3/8.',
  ),
  heirs(
    'Shia: no aul, the daughters bear it',
    { law: 'shia', family: people(['husband'], ['daughter'], ['daughter'], ['mother'], ['father']) },
    'The shares are: Husband 1/4, each Daughter 5/24, Mother 1/6, Father 1/6.',
  ),
  heirs(
    'Shia: return beside a daughter',
    { law: 'shia', family: people(['mother'], ['father'], ['daughter']) },
    'The shares are: Mother 1/5, Father 1/5, Daughter 3/5.',
  ),
  heirs(
    'Christian: widow and three children',
    { law: 'christian', family: people(['wife'], ['son'], ['son'], ['daughter']) },
    'The shares are: Wife 1/3, each Son 2/9, Daughter 2/9.',
  ),
  heirs(
    'Christian: illustration (iii) of section 40',
    {
      law: 'christian',
      family: people(
        ['son', null, false],
        ['son', '1'],
        ['son', '1'],
        ['daughter', '1'],
        ['daughter', null, false],
        ['son', '5'],
        ['son'],
      ),
    },
    'The shares are: each Son (Son) 1/9, Daughter (Son) 1/9, Son (Daughter) 1/3, Son 1/3.',
  ),
  heirs(
    'Christian: mother and brothers, illustration of section 43',
    { law: 'christian', family: people(['mother'], ['brother'], ['brother'], ['half-sister-mother']) },
    'The shares are: Mother 1/4, each Brother 1/4, Sister by the mother only 1/4.',
  ),
  heirs(
    'Parsi: widow, two children and a parent',
    { law: 'parsi', family: people(['wife'], ['son'], ['daughter'], ['mother']) },
    'The shares are: Wife 2/7, Son 2/7, Daughter 2/7, Mother 1/7.',
  ),
  heirs(
    'Parsi: a dead son’s widow without children',
    { law: 'parsi', family: people(['wife'], ['son'], ['son', null, false], ['wife', '3']) },
    'The shares are: Wife 5/12, Son 5/12, Wife (Son) 1/6.',
  ),
];
