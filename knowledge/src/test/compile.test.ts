import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileKnowledge, type CompiledKnowledge, type CompiledProvision, type CompiledRecord } from '..';
import { buildKnowledge } from '../build';
import { listLines } from '../listing';
import { dataDirWith, removeDataDirs } from './sample';

afterAll(removeDataDirs);

const provision = ({ records }: CompiledKnowledge, id: string): CompiledProvision => {
  const isIt = (record: CompiledRecord): record is CompiledProvision => record.kind === 'provision' && record.id === id;
  const found = records.find(isIt);
  if (!found) throw new Error(`no provision ${id}`);
  return found;
};

test('a provision carries its label, its languages and what came before it', () => {
  const compiled = compileKnowledge(dataDirWith());
  expect(provision(compiled, 'new-1')).toMatchObject({
    label: 'Section 1, New Act, 2000',
    status: 'in force',
    languages: ['en', 'ta'],
    facts: { bailable: 'no' },
    askedAs: ['chori', 'திருட்டு', 'somebody took my bicycle'],
    predecessors: [{ id: 'old-1', number: '1', of: '1(2)', kind: 'changed' }],
  });
  expect(provision(compiled, 'old-1')).toMatchObject({
    status: 'repealed',
    repealedOn: '2000-01-01',
    successors: [{ id: 'new-1', number: '1(2)' }],
  });
  const struckDown = { en: 'struck down', ta: 'செல்லாது', hi: 'असंवैधानिक', kn: 'ಅಸಿಂಧು' };
  expect(provision(compiled, 'old-2').correspondenceNotes).toEqual([{ of: '2', kind: 'omitted', note: struckDown }]);
  expect(provision(compiled, 'new-1a').correspondenceNotes).toEqual([
    { of: '1A', kind: 'new', note: expect.objectContaining({ en: 'snatching is new', hi: 'झपटमारी नई है' }) as object },
  ]);
});

test('a record carries its short answers', () => {
  const { records } = compileKnowledge(dataDirWith());
  expect(records.find(({ id }) => id === 'guide')).toMatchObject({
    shortAnswers: [
      {
        id: 'how-long',
        asks: ['how long do I have', 'deadline for it', 'kab tak', 'कितना समय है', 'आखिरी तारीख क्या है'],
        when: { state: ['TN'] },
        text: {
          en: 'Within 30 days of the theft, as [[new-1]] says.',
          hi: 'चोरी के 30 दिन के भीतर, जैसा [[new-1]] कहता है।',
        },
        law: ['new-1'],
        more: 'steps',
      },
    ],
  });
  expect(provision(compileKnowledge(dataDirWith()), 'new-1').shortAnswers).toEqual([]);
});

test('only a record that changes gets another hash', () => {
  const before = compileKnowledge(dataDirWith());
  const after = compileKnowledge(
    dataDirWith({
      'acts/old/provisions.yaml':
        '- { number: "1", title: Theft, summary: Taking. }\n- { number: "2", title: Adultery, summary: Reworded. }\n',
    }),
  );
  const hashes = new Map(before.records.map(({ id, hash }) => [id, hash]));
  expect(after.records.filter(({ id, hash }) => hashes.get(id) !== hash).map(({ id }) => id)).toEqual(['old-2']);
  expect(after.hash).not.toBe(before.hash);
});

test('the list gives provisions as the contract wants them', () => {
  expect(listLines(compileKnowledge(dataDirWith()))).toContainEqual({
    id: 'old-2',
    kind: 'provision',
    act: 'Old Act, 1900',
    number: '2',
    title: 'Adultery',
    status: 'repealed',
    languages: ['en'],
  });
});

test('an Act of the register is an Act of which only the name and the numbers are known', () => {
  const dir = dataDirWith();
  writeFileSync(
    join(dir, 'register-of-acts.yaml'),
    '- { slug: dams, title: "Dams Act, 2021", year: 2021, number: 41 of 2021, inForceFrom: null, url: https://law.example/41, sections: "1-3, 2A" }\n',
  );
  expect(compileKnowledge(dir).records.find(({ id }) => id === 'dams')).toMatchObject({
    isNameOnly: true,
    number: '41 of 2021',
    numbers: ['1', '2', '3', '2A'],
    status: 'in force',
  });
});

test('the file is written again only when something changed', () => {
  const dir = dataDirWith();
  cpSync(join(__dirname, '../../data/triage'), join(dir, 'triage'), { recursive: true });
  const output = join(dir, 'dist', 'knowledge.json');
  const build = (): boolean => buildKnowledge(dir, __dirname, output);
  expect([build(), build()]).toEqual([true, false]);
  appendFileSync(join(dir, 'acts/old/provisions.yaml'), '# a remark\n');
  expect(build()).toBe(true);
});
