import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileKnowledge } from './compile';
import type { CompiledKnowledge } from './compiled';
import { yamlFiles } from './load';
import { learnTriage, triageExamples } from './triage/learn';
import { loadTriage, type TriageData } from './triage/load-triage';
import { packTriage } from './triage/model';
import { soundsOf } from './triage/sounds';

/** What triage says and knows words by. What it learned from lies in its weights: at work nobody reads the examples. */
export type TriageWords = Omit<TriageData, 'examples'>;

/** Beside the compiled knowledge base lie the words of triage, a {@link TriageWords}. */
export const TRIAGE_FILE = 'triage.json';
/** The hash of the compiled knowledge base, so that whoever holds it already need not read it. */
export const HASH_FILE = 'knowledge.hash';
/** And what it learned from its examples, as `packTriage` writes it. */
export const TRIAGE_WEIGHTS_FILE = 'triage.weights';

/**
 * Writes the compiled knowledge base as JSON and what triage learned, unless the files there were made from the same data by the same code.
 * @returns whether it was written.
 */
export function buildKnowledge(dataDir: string, sourceDir: string, output: string): boolean {
  const inputs = inputHash([...yamlFiles(dataDir), ...codeOf(sourceDir), ...codeOf(languageOf(sourceDir))]);
  if (isMadeFrom(inputs, output)) return false;
  mkdirSync(dirname(output), { recursive: true });
  const triage = loadTriage(dataDir);
  const compiled = compileKnowledge(dataDir);
  writeWhole(join(dirname(output), TRIAGE_FILE), JSON.stringify(wordsOf(triage)));
  learn(triage, compiled, codeOf(join(sourceDir, 'triage')), join(dirname(output), TRIAGE_WEIGHTS_FILE));
  writeWhole(output, JSON.stringify(compiled));
  writeWhole(join(dirname(output), HASH_FILE), compiled.hash);
  writeFileSync(stampOf(output), inputs);
  return true;
}

const wordsOf = ({ examples: _examples, ...words }: TriageData): TriageWords => words;

/** Learning takes some seconds, so it is done anew only when what it learns from has changed. */
function learn(triage: TriageData, compiled: CompiledKnowledge, code: readonly string[], output: string): void {
  const examples = triageExamples(triage, compiled);
  const inputs = inputHash(
    code,
    JSON.stringify(triage.concepts),
    ...examples.map(({ label, text }) => `${label} ${soundsOf(text).join(' ')}`),
  );
  if (isMadeFrom(inputs, output)) return;
  writeWhole(output, packTriage(learnTriage(triage, examples)));
  writeFileSync(stampOf(output), inputs);
}

const stampOf = (output: string): string => `${output}.inputs`;

function isMadeFrom(inputs: string, output: string): boolean {
  return existsSync(output) && existsSync(stampOf(output)) && readFileSync(stampOf(output), 'utf8') === inputs;
}

/** A reader never meets half a file, and a stamp never vouches for a file that was not finished. */
function writeWhole(file: string, content: string | Buffer): void {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, file);
}

/** How words sound decides what is learned of them. */
const languageOf = (sourceDir: string): string => join(sourceDir, '..', '..', 'language', 'src');

function codeOf(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(dir, name));
}

function inputHash(files: readonly string[], ...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  for (const text of texts) hash.update(text).update('\n');
  return hash.digest('hex');
}
