import type { CompiledAct } from 'knowledge';
import { noFacts } from '../read/facts';
import { lawOfThePlace } from './law-of-the-place';
import type { PassageRow } from './rank';

const act = (slug: string, jurisdiction?: string[]): [string, CompiledAct] => [
  slug,
  {
    id: slug,
    hash: '',
    kind: 'act',
    actKind: 'act',
    slug,
    title: slug,
    year: 2000,
    shortNames: [],
    inForceFrom: null,
    repealedOn: null,
    replacedBy: [],
    unit: 'section',
    url: 'https://example.org/',
    about: '',
    names: {},
    status: 'in force',
    numbers: [],
    isNameOnly: false,
    ...(jurisdiction && { jurisdiction }),
  },
];
const knowledge = { acts: () => Promise.resolve(new Map([act('bns'), act('delhi-rent', ['DL'])])) };
const passages: PassageRow[] = ['bns', 'delhi-rent', null].map((slug, id) => ({
  id,
  record_id: `${slug ?? 'guide'}-1`,
  position: 0,
  kind: slug ? 'provision' : 'guide',
  act: slug,
  repealed: false,
  acts: [],
}));
test.each([
  ['in no State that was told', [], undefined, [0, 2]],
  ['in its State', [], 'DL', [0, 1, 2]],
  ['in another State', [], 'TN', [0, 2]],
  ['named by its title', ['delhi-rent'], 'TN', [0, 1, 2]],
] as const)('the Act of one State %s', async (_name, acts, state, kept) => {
  const asked = { acts: [...acts], facts: { ...noFacts, ...(state && { state }) } };
  const found = await lawOfThePlace(knowledge, asked, passages);
  expect(found.map(({ id }) => id)).toEqual(kept);
});
