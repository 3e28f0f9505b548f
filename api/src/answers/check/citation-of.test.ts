import type { CompiledAct, CompiledProvision } from 'knowledge';
import { citationIn, citationOf } from './citation-of';

const provision: CompiledProvision = {
  id: 'bns-103',
  hash: '',
  kind: 'provision',
  act: 'bns',
  actTitle: 'Bharatiya Nyaya Sanhita, 2023',
  number: '103',
  order: 0,
  title: 'Punishment for murder',
  label: 'Section 103, Bharatiya Nyaya Sanhita, 2023',
  status: 'in force',
  predecessors: [],
  successors: [],
  correspondenceNotes: [],
  url: '',
  text: {
    en: { title: 'Punishment for murder', summary: '', facts: {}, askedAs: [] },
    hi: { title: 'हत्या की सज़ा', summary: '', facts: {}, askedAs: [] },
  },
  languages: ['en', 'hi'],
  facts: {},
  askedAs: [],
  related: [],
  shortAnswers: [],
};

const act: CompiledAct = {
  id: 'bns',
  hash: '',
  kind: 'act',
  actKind: 'code',
  slug: 'bns',
  title: 'Bharatiya Nyaya Sanhita, 2023',
  year: 2023,
  shortNames: ['BNS'],
  inForceFrom: '2024-07-01',
  repealedOn: null,
  replacedBy: [],
  unit: 'section',
  url: '',
  about: '',
  names: { hi: 'भारतीय न्याय संहिता' },
  status: 'in force',
  numbers: [],
  isNameOnly: false,
};
const acts = new Map([['bns', act]]);

test('the panel of a source names section, Act and heading in the language of the reader', () => {
  expect(citationIn({ language: 'hi', acts }, provision)).toMatchObject({
    label: 'धारा 103, भारतीय न्याय संहिता (BNS)',
    act: 'भारतीय न्याय संहिता',
    title: 'हत्या की सज़ा',
  });
});

test('a heading that is not translated stays English, and in English nothing changes', () => {
  expect(citationIn({ language: 'kn', acts }, provision)).toMatchObject({ title: 'Punishment for murder' });
  expect(citationIn({ language: 'en', acts }, provision)).toEqual(citationOf(provision));
});
