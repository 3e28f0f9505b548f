import type { CompiledProvision, Counterpart, LocalText } from 'knowledge';
import { changedAgainst, changedSince, loneNotes, statusNote } from './notes';

const note = (en: string, hi?: string): LocalText => ({ en, ...(hi && { hi }) });
const counterpart = (number: string, told: Partial<Counterpart>): Counterpart => ({ id: 'old', number, ...told });

const provision: CompiledProvision = {
  id: 'bns-106',
  hash: '',
  kind: 'provision',
  act: 'bns',
  actTitle: 'Bharatiya Nyaya Sanhita, 2023',
  number: '106',
  order: 0,
  title: 'Causing death by negligence',
  label: 'Section 106, Bharatiya Nyaya Sanhita, 2023',
  status: 'repealed',
  statusNote: note('Repealed in 1938.', '1938 में निरस्त हुआ।'),
  predecessors: [
    counterpart('304A', { note: note('the term rises', 'कैद की अवधि बढ़ी है') }),
    counterpart('305', { kind: 'merged', note: note('now in section 106', 'अब धारा 106 में') }),
  ],
  successors: [
    counterpart('64', { note: note('reworded', 'नए शब्दों में') }),
    counterpart('65', { note: note('reworded', 'नए शब्दों में') }),
  ],
  correspondenceNotes: [{ of: '106', kind: 'new', note: note('snatching is new', 'झपटमारी नई है') }],
  url: '',
  text: { en: { title: '', summary: '', facts: {}, askedAs: [] } },
  languages: ['en'],
  facts: {},
  askedAs: [],
  related: [],
  shortAnswers: [],
};

test('notes are told in the language of the reader, as sentences with its stop', () => {
  expect(statusNote(provision, 'hi')).toBe('1938 में निरस्त हुआ।');
  expect(loneNotes(provision, 'hi')).toBe('झपटमारी नई है।');
  expect(loneNotes(provision, 'en')).toBe('Snatching is new.');
});

test('a note without a translation stays English', () => {
  expect(statusNote(provision, 'kn')).toBe('Repealed in 1938.');
});

test('what both successors say is told once', () => {
  expect(changedSince(provision, 'hi')).toBe('नए शब्दों में।');
});

test('a new provision does not say where an old one went that was joined with others', () => {
  expect(changedAgainst(provision, 'hi')).toBe('कैद की अवधि बढ़ी है।');
});
