import { compileKnowledge, knowledgeDataDir, type CompiledProvision, type CompiledRecord } from '..';

const isProvision = (record: CompiledRecord): record is CompiledProvision => record.kind === 'provision';
const provisions = new Map(
  compileKnowledge(knowledgeDataDir)
    .records.filter(isProvision)
    .map((provision) => [provision.id, provision]),
);

const successors = (id: string, of?: string): string[] =>
  (provisions.get(id)?.successors ?? []).filter((successor) => successor.of === of).map(({ number }) => number);

test.each<[string, string[]]>([
  ['ipc-268', ['270']],
  ['ipc-302', ['103(1)']],
  ['ipc-320', ['116']],
  ['ipc-351', ['130']],
  ['ipc-420', ['318(4)']],
  ['crpc-41a', ['35(3)', '35(4)', '35(5)', '35(6)']],
  ['crpc-125', ['144']],
  ['crpc-144', ['163']],
  ['crpc-154', ['173']],
  ['crpc-161', ['180']],
  ['crpc-164', ['183']],
  ['crpc-167', ['187']],
  ['crpc-197', ['218']],
  ['crpc-313', ['351']],
  ['crpc-320', ['359']],
  ['crpc-357a', ['396']],
  ['crpc-436a', ['479']],
  ['crpc-437', ['480']],
  ['crpc-438', ['482']],
  ['crpc-439', ['483']],
  ['crpc-482', ['528']],
  ['iea-27', ['23']],
  ['iea-32', ['26']],
  ['iea-45', ['39(1)']],
  ['iea-65b', ['63']],
  ['iea-113a', ['117']],
  ['iea-113b', ['118']],
  ['iea-114', ['119']],
  ['iea-122', ['128']],
  ['iea-126', ['132']],
])('%s went over into %j', (old, expected) => {
  expect(successors(old)).toEqual(expected);
});

test('an order for investigation under the old 156(3) is now 175(3)', () => {
  expect(successors('crpc-156', '156(3)')).toEqual(['175(3)']);
});

test.each(['ipc-124a', 'ipc-309', 'ipc-377', 'ipc-497'])('%s has no successor, and the reason is told', (old) => {
  expect(successors(old)).toEqual([]);
  expect(provisions.get(old)?.correspondenceNotes).toEqual([
    expect.objectContaining({
      kind: 'omitted',
      note: expect.objectContaining({ en: expect.any(String) as string }) as object,
    }),
  ]);
});

test('hit and run is said not to be in force', () => {
  expect(provisions.get('bns-106')?.text.en.summary).toContain('has not been brought into force');
});
