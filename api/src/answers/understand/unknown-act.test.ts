import type { CompiledAct } from 'knowledge';
import { createActNames } from './act-names';
import { unknownActIn } from './unknown-act';

const act = (slug: string, title: string): CompiledAct => ({
  id: slug,
  kind: 'act',
  hash: '',
  slug,
  title,
  year: 2000,
  actKind: 'act',
  shortNames: [],
  inForceFrom: null,
  repealedOn: null,
  replacedBy: [],
  unit: 'section',
  url: 'https://example.com',
  about: '',
  names: {},
  status: 'in force',
  numbers: [],
  isNameOnly: false,
});
const names = createActNames([
  act('hma', 'Hindu Marriage Act, 1955'),
  act('rti-act', 'Right to Information Act, 2005'),
  act('citizenship-act', 'Citizenship Act, 1955'),
  act('dv-act', 'Protection of Women from Domestic Violence Act, 2005'),
]);

describe('Acts that nobody knows', () => {
  it.each([
    ['Digital Happiness Act 2021 section 5', 'Digital Happiness Act, 2021'],
    ['penalty under the Indian Selfie Regulation Act 2019', 'Indian Selfie Regulation Act, 2019'],
    ['Section 3 of the Anti Gossip Act', 'Anti Gossip Act'],
    ['What does the Pet Animals Marriage Act 1988 provide', 'Pet Animals Marriage Act, 1988'],
    ['Right to Nap Act 2023 employer penalty', 'Right to Nap Act, 2023'],
    ['what is in the happiness act 2021', 'happiness act, 2021'],
    ['राष्ट्रीय मुस्कान अधिनियम 2022 की धारा 7', 'राष्ट्रीय मुस्कान अधिनियम, 2022'],
  ])('%s', (question, name) => {
    expect(unknownActIn(question, names)?.name).toBe(name);
  });

  it('knows an Act of a State as such', () => {
    expect(unknownActIn('Tamil Nadu Rent Control Act 1960 eviction', names)).toMatchObject({
      name: 'Tamil Nadu Rent Control Act, 1960',
      local: true,
    });
  });

  it.each([
    'Section 13 of the Hindu Marriage Act',
    'Right to Information Act 2005 fee',
    'Citizenship Amendment Act 2019',
    'Domestic Violence against Women Act 2005 section 12',
    'is this act of my neighbour a crime',
    'what is the dress code in court',
  ])('%s names none', (question) => {
    expect(unknownActIn(question, names)).toBeUndefined();
  });
});
