import { readFile, rename, writeFile } from 'node:fs/promises';
import type { PhraseTable } from './phrase-table';

interface Head extends Pick<PhraseTable, 'records' | 'words' | 'heard'> {
  /** What the table was made from. */
  readonly key: string;
  readonly lengths: Readonly<Record<Part, number>>;
}

const PARTS = ['owners', 'spoken', 'spokenFrom', 'features', 'rarities', 'holders', 'holdersFrom', 'weights'] as const;
type Part = (typeof PARTS)[number];
const WORD = 4;

/**
 * Keeps a table for the next start. Where the folder cannot be written to, the next start makes its own.
 * @param key what the table was made from
 */
export async function keepPhraseTable(file: string, key: string, table: PhraseTable): Promise<void> {
  const { records, words, heard } = table;
  const lengths = Object.fromEntries(PARTS.map((part) => [part, table[part].length])) as Head['lengths'];
  const head = Buffer.from(JSON.stringify({ key, records, words, heard, lengths } satisfies Head));
  const padding = Buffer.alloc((WORD - (head.length % WORD)) % WORD, ' ');
  const size = Uint32Array.of(head.length + padding.length);
  const half = `${file}.${process.pid}`;
  try {
    await writeFile(half, [size, head, padding, ...PARTS.map((part) => table[part])]);
    await rename(half, file);
  } catch {
    // A folder that may not be written to is no fault: making the table takes a few seconds.
  }
}

/** The table that was kept; undefined where there is none that was made from the same. */
export async function readPhraseTable(file: string, key: string): Promise<PhraseTable | undefined> {
  const kept = await readFile(file).catch(() => undefined);
  if (!kept || kept.length < WORD) return undefined;
  const { buffer, byteOffset } = kept;
  const begin = WORD + kept.readUInt32LE(0);
  const head = JSON.parse(kept.toString('utf8', WORD, begin)) as Head;
  if (head.key !== key) return undefined;
  let at = byteOffset + begin;
  const take = (bytes: number): number => {
    const from = at;
    at += bytes;
    return from;
  };
  const whole = (part: Part): Uint32Array =>
    new Uint32Array(buffer, take(head.lengths[part] * WORD), head.lengths[part]);
  return {
    records: head.records,
    words: head.words,
    heard: head.heard,
    owners: whole('owners'),
    spoken: whole('spoken'),
    spokenFrom: whole('spokenFrom'),
    features: whole('features'),
    rarities: new Float32Array(buffer, take(head.lengths.rarities * WORD), head.lengths.rarities),
    holders: whole('holders'),
    holdersFrom: whole('holdersFrom'),
    weights: new Uint16Array(buffer, take(head.lengths.weights * 2), head.lengths.weights),
  };
}
