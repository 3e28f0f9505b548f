import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepPhraseTable, readPhraseTable } from './phrase-file';
import { createPhraseTable, type AskedPhrases } from './phrase-table';
import { createSoundIndex } from './sound-index';

const asked: readonly AskedPhrases[] = [
  { record: 'act-of-cheques', phrases: ['cheque law'], isHeard: false },
  { record: 'ni-act-138', phrases: ['cheque bounce', 'cheque return bank'], isHeard: true },
  { record: 'bns-303', phrases: ['phone steal', 'thief take bicycle'], isHeard: true },
];
const table = createPhraseTable(asked);

describe('the table of phrases', () => {
  it('keeps every phrase with its words, those that are heard first', () => {
    expect(table.records).toEqual(['ni-act-138', 'bns-303', 'act-of-cheques']);
    expect(table.heard).toBe(4);
    const phrases = [...table.owners].map((owner, phrase) => [
      table.records[owner],
      [...table.spoken.subarray(table.spokenFrom[phrase], table.spokenFrom[phrase + 1])].map((at) => table.words[at]),
    ]);
    expect(phrases).toEqual([
      ['ni-act-138', ['cheque', 'bounce']],
      ['ni-act-138', ['cheque', 'return', 'bank']],
      ['bns-303', ['phone', 'steal']],
      ['bns-303', ['thief', 'take', 'bicycle']],
      ['act-of-cheques', ['cheque', 'law']],
    ]);
  });

  it.each([
    [['cheque', 'bounce'], 'ni-act-138'],
    [['bank', 'cheques'], 'ni-act-138'],
    [['stealing', 'phones'], 'bns-303'],
  ])('%j sounds like what is asked for %s', (stems, record) => {
    const [[place, score] = [-1, 0]] = createSoundIndex(table).nearest(stems);
    expect(table.records[place]).toBe(record);
    expect(score).toBeGreaterThan(0.2);
  });

  it('gives a phrase that is said word for word the likeness 1, and nothing to what shares no sound', () => {
    const sounds = createSoundIndex(table);
    expect(sounds.nearest(['phone', 'steal'])[0]?.[1]).toBeCloseTo(1, 3);
    expect(sounds.nearest(['qqqq'])).toEqual([]);
  });
});

describe('a table that is kept for the next start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'phrases-'));
  const file = join(folder, 'phrases.bin');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the same when it is read', async () => {
    await keepPhraseTable(file, 'today', table);
    expect(await readPhraseTable(file, 'today')).toEqual(table);
  });

  it('is none where it was made from something else, or where no file is', async () => {
    expect(await readPhraseTable(file, 'tomorrow')).toBeUndefined();
    expect(await readPhraseTable(join(folder, 'none.bin'), 'today')).toBeUndefined();
    writeFileSync(join(folder, 'short.bin'), 'x');
    expect(await readPhraseTable(join(folder, 'short.bin'), 'today')).toBeUndefined();
  });

  it('is simply not kept where the folder cannot be written to', async () => {
    await expect(keepPhraseTable(join(folder, 'no', 'folder.bin'), 'today', table)).resolves.toBeUndefined();
  });
});
