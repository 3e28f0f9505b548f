import { checkKnowledge } from '../check';
import { loadKnowledge } from '../load';
import { punishes, punishmentFigures } from '../official/figures-of';
import { rangesOf } from '../official/ranges';
import { problemText } from '../problem';
import { dataDirWith, removeDataDirs, soundFiles } from './sample';

afterAll(removeDataDirs);

const TODAY = '2026-11-22';
const problems = (files: Record<string, string>): string[] =>
  checkKnowledge(loadKnowledge(dataDirWith(files)), TODAY).map(problemText);

const event = (more: string): Record<string, string> => ({
  'events/a.yaml': `- { id: change, date: 2026-01-01, kind: amendment, what: It changed., source: Act 1 of 2026, seen: true, ${more} }\n`,
});
const verified = (day: string): Record<string, string> => ({
  'acts/new/act.yaml': `${soundFiles['acts/new/act.yaml']}verifiedOn: ${day}\nsource: Official text\n`,
});

test.each<[string, Record<string, string>, string[]]>([
  ['a record read after the event', { ...event('touches: [new-1]'), ...verified('2026-02-01') }, []],
  [
    'a record read before it',
    { ...event('touches: [new-1]'), ...verified('2025-02-01') },
    [
      'events/a.yaml:1: new-1 was last verified up to 2025-02-01, before change of 2026-01-01: read it again and set its verifiedOn and source.',
    ],
  ],
  [
    'an Act whose provisions nobody read',
    event('touches: [new]'),
    [
      'events/a.yaml:1: new-1 was last verified at no time, before change of 2026-01-01: read it again and set its verifiedOn and source.',
    ],
  ],
  [
    'a record that does not exist',
    event('touches: [new-7]'),
    ['events/a.yaml:1: change touches new-7, which has no record.'],
  ],
])('an event and %s', (_name, files, expected) => {
  expect(problems(files)).toEqual(expected);
});

test('what lies ahead asks for no reading yet', () => {
  expect(checkKnowledge(loadKnowledge(dataDirWith(event('touches: [new-1]'))), '2025-12-31')).toEqual([]);
});

test.each([
  ['in force from May 2027', 0],
  ['in force from May 2026', 1],
  ['comes into force on 1 November 2026', 1],
  ['comes into force on 30 November 2026', 0],
  ['The rules have changed; a new scheme was announced', 1],
  ['a new scheme was announced on 3 May 2026', 0],
])('"%s" is overdue %i times', (told, times) => {
  const files = { 'acts/new/act.yaml': `${soundFiles['acts/new/act.yaml']?.replace('An Act.', told)}` };
  expect(problems(files)).toHaveLength(times);
});

const withFacts = (facts: string): Record<string, string> => ({
  'acts/new/provisions.yaml': `${soundFiles['acts/new/provisions.yaml']?.replace('{ bailable: "no" }', facts)}`,
});

test.each<[string, Record<string, string>, string[]]>([
  ['the same sections', { 'official/sections.yaml': 'new: 1, 1A\n' }, []],
  [
    'other sections',
    { 'official/sections.yaml': 'new: 1-2\n' },
    [
      'acts/new/act.yaml:9: new lists 1A, which the official text does not have.',
      'acts/new/act.yaml:9: new does not list 2 of the official text.',
    ],
  ],
  [
    'a punishment that is not told',
    { 'official/punishments.yaml': 'new: { "1": 3 years }\n' },
    ['acts/new/provisions.yaml:4: new 1 punishes in the official text, but has no punishment under facts.'],
  ],
  [
    'one that is told elsewhere',
    {
      'official/punishments.yaml': 'new: { "1": 3 years }\n',
      'official/not-offences.yaml': 'new: { numbers: ["1"], because: a definition }\n',
    },
    [],
  ],
  [
    'another term and sum',
    {
      'official/punishments.yaml': 'new: { "1": "3 years, 200000 rupees" }\n',
      ...withFacts('{ punishment: "Up to 5 years, and ₹1 to 2 lakh" }'),
    },
    ['acts/new/provisions.yaml:4: new 1 says 5 years, 100000 rupees; the official text has 3 years, 200000 rupees.'],
  ],
])('an official text with %s', (_name, files, expected) => {
  expect(problems(files)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['{ cognizable: "yes", bailable: "no", court: Court of Session }', []],
  ['{ cognizable: "yes", bailable: "no", court: Any Magistrate }', ['court']],
  ['{ cognizable: "no", bailable: "yes", court: Court of Session }', ['cognizable', 'bailable']],
])('the First Schedule and the facts %s', (facts, wrong) => {
  const files = {
    'acts/bns/act.yaml': soundFiles['acts/new/act.yaml']!.replace('slug: new', 'slug: bns').replace('New Act', 'BNS'),
    'acts/bns/provisions.yaml': `- number: "1"\n  title: Theft\n  summary: Taking away what belongs to another person, without leave and to keep it.\n  facts: ${facts}\n- { number: 1A, title: Snatching, summary: "Snatching takes a thing from the hand or body by sudden force, to keep it." }\n`,
    'official/bnss-first-schedule.yaml': '- { of: "1", cognizable: "yes", bailable: "no", court: Court of Session }\n',
  };
  expect(problems(files).map((problem) => /under (\w+)/.exec(problem)?.[1])).toEqual(wrong);
});

test('figures of a punishment are read from words', () => {
  expect(
    punishmentFigures(
      'shall be punished with imprisonment for a term which may extend to three years, or with fine which may extend to two thousand five hundred rupees, or rupees one lakh, or with both',
    ),
  ).toEqual(['3 years', '2500 rupees', '100000 rupees']);
  expect(punishes('The Board may make regulations.')).toBe(false);
  expect(rangesOf(['1', '2', '3', '5', '3A'])).toBe('1-3, 5, 3A');
});
