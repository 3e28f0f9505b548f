import { checkDepth, checkKnowledge } from '../check';
import { knowledgeDataDir } from '../data-dir';
import { loadKnowledge } from '../load';
import { problemText } from '../problem';
import { dataDirWith, removeDataDirs, soundFiles } from './sample';

afterAll(removeDataDirs);

const TODAY = '2026-11-22';

const problems = (files?: Record<string, string>): string[] =>
  checkKnowledge(loadKnowledge(dataDirWith(files)), TODAY).map(problemText);
const changed = (file: string, from: string, to: string): Record<string, string> => ({
  [file]: soundFiles[file]?.replace(from, to) ?? '',
});

test('a sound knowledge base has no problems', () => {
  expect(problems()).toEqual([]);
});

test('the real knowledge base has no problems', () => {
  expect(checkKnowledge(loadKnowledge(knowledgeDataDir), TODAY).map(problemText)).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a citation in text without a record',
    changed('guides/a/guide.yaml', '[[new-1]]', '[[new-9]]'),
    'guides/a/guide.yaml:6: guide cites [[new-9]], which has no record.',
  ],
  [
    'a citation whose words name another section',
    changed('guides/a/guide.yaml', '[[new-1]]', '[[new-1|Section 7(2)]]'),
    'guides/a/guide.yaml:6: "Section 7(2)" cites new-1; cite the record of that section or name it without a link.',
  ],
  [
    'a citation in a field without a record',
    changed('guides/a/guide.yaml', 'law: [new-1]', 'law: [new-9]'),
    'guides/a/guide.yaml:3: guide names new-9 under law, which has no record.',
  ],
  [
    'repealed law cited as current',
    changed('guides/a/guide.yaml', 'law: [new-1]', 'law: [old-1]'),
    'guides/a/guide.yaml:3: guide rests on old-1, which is no longer law.',
  ],
  [
    'a section the Act does not have',
    changed('acts/new/act.yaml', '1, 1A', '1A'),
    'acts/new/provisions.yaml:1: New Act, 2000 has no section 1.',
  ],
  [
    'a section without a record in a complete Act',
    changed('acts/new/act.yaml', '1, 1A', '1-2, 1A'),
    'acts/new/act.yaml:10: New Act, 2000 is marked complete but section 2 has no record.',
  ],
  [
    'an id that stands twice',
    {
      'acts/new/provisions-2.yaml':
        '- { number: "1", title: Again, summary: "Taking away what belongs to another person, without leave, in order to keep it." }\n',
    },
    'acts/new/provisions.yaml:1: The id new-1 stands twice; the other one is in acts/new/provisions-2.yaml.',
  ],
  [
    'a section that no pair speaks of',
    changed('correspondences/old-new.yaml', '  - { old: "2", new: [], note: struck down }\n', ''),
    'correspondences/old-new.yaml:1: old 2 stands in no pair.',
  ],
  [
    'a successor that does not exist',
    changed('correspondences/old-new.yaml', '"1(2)"', '"7"'),
    'correspondences/old-new.yaml:5: new 7 has no record.',
  ],
  [
    'an omission without a reason',
    changed('correspondences/old-new.yaml', ', note: struck down', ''),
    'correspondences/old-new.yaml:6: old 2 has no successor and no note that says why.',
  ],
  [
    'phrases for what has no record',
    { 'phrases/b.yaml': 'new-7: [who did it]\n' },
    'phrases/b.yaml:1: The phrases for new-7 belong to no guide or provision.',
  ],
  [
    'short answers of what has no record',
    changed('answers/a/guide.yaml', 'record: guide', 'record: nothing'),
    'answers/a/guide.yaml:1: The short answers for nothing belong to no guide, provision, case or term.',
  ],
  [
    'a short answer that cites what has no record',
    changed('answers/a/guide.yaml', '[[new-1]]', '[[new-9]]'),
    'answers/a/guide.yaml:3: guide/how-long cites [[new-9]], which has no record.',
  ],
  [
    'a short answer that leads to a part that its guide does not have',
    changed('answers/a/guide.yaml', 'more: steps', 'more: cost'),
    'answers/a/guide.yaml:8: guide/how-long leads to cost, which guide does not have.',
  ],
  [
    'a short answer that is too short to help',
    changed('answers/a/guide.yaml', 'Within 30 days of the theft, as [[new-1]] says.', 'Yes, you can.'),
    'answers/a/guide.yaml:6: guide/how-long has 3 words; a short answer has 6 to 75.',
  ],
  [
    'a way of asking that two short answers share',
    changed('answers/a/guide.yaml', 'kab tak', '"Deadline for it?"'),
    'answers/a/guide.yaml:4: "Deadline for it?" is asked for both guide/how-long and guide/how-long.',
  ],
  [
    'a translated short answer of what is not answered in English',
    changed('answers/a/guide.hi.yaml', 'how-long', 'how-much'),
    'answers/a/guide.hi.yaml:2: hi translates guide/how-much, which has no English text.',
  ],
  [
    'a translated short answer that leaves out a citation',
    changed('answers/a/guide.hi.yaml', '[[new-1]]', 'कानून'),
    'answers/a/guide.hi.yaml:2: hi translates guide/how-long, without citing new-1.',
  ],
  [
    'a translated short answer that cites more',
    changed('answers/a/guide.hi.yaml', '[[new-1]]', '[[new-1]] [[new-1a]]'),
    'answers/a/guide.hi.yaml:2: hi translates guide/how-long, but cites new-1a.',
  ],
  [
    'a translated short answer with another number',
    changed('answers/a/guide.hi.yaml', '30', '३१'),
    'answers/a/guide.hi.yaml:2: hi translates guide/how-long, without saying 30.',
  ],
  [
    'a translated short answer that says half',
    changed('answers/a/guide.hi.yaml', 'चोरी के 30 दिन के भीतर, जैसा [[new-1]] कहता है।', '30 दिन [[new-1]]'),
    'answers/a/guide.hi.yaml:2: hi translates guide/how-long, at 18 % of its length.',
  ],
  [
    'a translated way of asking in Latin letters',
    changed('answers/a/guide.hi.yaml', 'कितना समय है', 'kitna samay hai'),
    'answers/a/guide.hi.yaml:2: hi translates guide/how-long, but "kitna samay hai" is in another script.',
  ],
  [
    'a status without its reason',
    changed('acts/new/provisions.yaml', 'title: Snatching,', 'title: Snatching, status: omitted,'),
    'acts/new/provisions.yaml:6: new 1A is omitted without a statusNote.',
  ],
  [
    'a note that is there in English alone',
    changed('notes/a.yaml', 'struck down:', 'struck out:'),
    'correspondences/old-new.yaml:6: "struck down" is not translated in data/notes.',
  ],
  [
    'a status note that is there in English alone',
    changed('acts/new/provisions.yaml', 'title: Snatching,', 'title: Snatching, statusNote: Gone.,'),
    'acts/new/provisions.yaml:6: "Gone." is not translated in data/notes.',
  ],
  [
    'a translated note that no record says',
    changed('notes/a.yaml', 'struck down:', 'struck out:'),
    'notes/a.yaml:1: No record says "struck out".',
  ],
  [
    'a translated note with another number',
    changed('notes/a.yaml', 'hi: असंवैधानिक', 'hi: 1983 में असंवैधानिक'),
    'notes/a.yaml:1: hi translates "struck down" but says 1983.',
  ],
  [
    'a translated note in Latin letters',
    changed('notes/a.yaml', 'kn: ಅಸಿಂಧು', 'kn: asindhu'),
    'notes/a.yaml:1: kn translates "struck down" in another script.',
  ],
])('names %s', (_name, files, sentence) => {
  expect(problems(files)).toContain(sentence);
});

test('a phrase under two records needs a reason', () => {
  const twice = changed('acts/new/provisions.yaml', 'title: Snatching,', 'title: Snatching, askedAs: [Chori!],');
  expect(problems(twice)).toEqual([
    'acts/new/provisions.yaml:6: "chori" is asked for both new-1 and new-1a; keep one, or give a reason in shared-asked-as.yaml.',
  ]);
  expect(
    problems({
      'phrases/b.yaml': 'guide: [Chori]\n',
      'guides/a/guide.yaml': (soundFiles['guides/a/guide.yaml'] ?? '')
        .replace('law: [new-1]', 'law: [new-1a]')
        .replace('[[new-1]]', '[[new-1a]]'),
    }),
  ).toHaveLength(1);
  expect(
    problems({ ...twice, 'shared-asked-as.yaml': '- { phrase: chori, reason: Both are forms of theft }\n' }),
  ).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a guide without Tamil',
    { 'guides/a/guide.yaml': (soundFiles['guides/a/guide.yaml'] ?? '').split('ta:')[0] ?? '' },
    'guides/a/guide.yaml:1: The guide guide has no Tamil text.',
  ],
  [
    'a translation of nothing',
    { 'acts/new/hi.yaml': '"5": { title: x, summary: x }\n' },
    'acts/new/hi.yaml:1: hi translates new 5, which has no record.',
  ],
  [
    'a summary that does not stand alone',
    { 'acts/new/provisions-2.yaml': '- { number: "1B", title: Again, summary: The same. }\n' },
    'acts/new/provisions-2.yaml:1: The summary of new 1B cannot be understood by itself: say who may or must do what, and within which limits (60 characters or more).',
  ],
  [
    'a figure that the law of a short answer does not hold',
    {},
    'answers/a/guide.yaml:6: guide/how-long says 30, which neither its record nor the law it names holds.',
  ],
  ['a guide that says too little', {}, 'guides/a/guide.yaml:7: The guide guide needs at least 4 entries under steps.'],
])('asks to write out %s', (_name, files, sentence) => {
  expect(checkDepth(loadKnowledge(dataDirWith(files))).map(problemText)).toContain(sentence);
});
