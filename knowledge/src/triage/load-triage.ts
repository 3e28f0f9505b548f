import { join } from 'node:path';
import { Reader, yamlFiles, type Sourced } from '../load';
import { KnowledgeError } from '../problem';
import type { SourceFile, SourcePath } from '../source-file';
import { expandChoices } from './expand';
import type { SmallTalk, TriageLabel } from './kinds';
import {
  clearWordsSchema,
  conceptsSchema,
  examplesSchema,
  helpSchema,
  lawfulWaysSchema,
  offTopicSchema,
  smallTalkSchema,
  type ClearWords,
  type Help,
  type LawfulWays,
} from './schema';

/** A text of which it is known what it is. */
export interface TriageExample {
  readonly label: TriageLabel;
  readonly text: string;
}

/** What tells cries for help, requests for a wrong and small talk from questions, and what is said to them. */
export interface TriageData {
  readonly examples: readonly TriageExample[];
  readonly clearWords: readonly ClearWords[];
  /** What words have in common over languages, with the words of each. */
  readonly concepts: Readonly<Record<string, string>>;
  readonly help: readonly Help[];
  readonly lawfulWays: LawfulWays;
  readonly smallTalk: Readonly<Record<SmallTalk, readonly string[]>>;
  /** Questions that are none of Indian law. */
  readonly offTopic: readonly string[];
}

/** An example with the place where it stands. */
export interface SourcedExample extends TriageExample {
  readonly file: SourceFile;
  readonly path: SourcePath;
}

/** The files of `triage` as they were written. */
export interface LoadedTriage {
  readonly examples: readonly SourcedExample[];
  readonly clearWords: readonly Sourced<ClearWords>[];
  readonly concepts: Sourced<Record<string, string>>;
  readonly help: readonly Sourced<Help>[];
  readonly lawfulWays: Sourced<LawfulWays>;
  readonly smallTalk: Sourced<Record<SmallTalk, string[]>>;
  readonly offTopic: readonly Sourced<string[]>[];
}

/**
 * Reads `triage` of the data folder.
 * @throws KnowledgeError naming file and line of everything that is not in the form the README gives.
 */
export function loadTriageFiles(dataDir: string): LoadedTriage {
  const reader = new Reader(dataDir);
  const folder = join(dataDir, 'triage');
  const examples = yamlFiles(join(folder, 'examples'))
    .flatMap((file) => reader.one(file, examplesSchema))
    .flatMap(({ value, file }) =>
      (Object.entries(value) as [TriageLabel, string[]][]).flatMap(([label, lines]) =>
        lines.flatMap((line, at) =>
          expandChoices(line).map((text) => ({ label, text, file, path: [label, at] as const })),
        ),
      ),
    );
  const clearWords = reader.list(join(folder, 'clear-words.yaml'), clearWordsSchema);
  const [concepts] = reader.one(join(folder, 'concepts.yaml'), conceptsSchema);
  const help = yamlFiles(join(folder, 'help')).flatMap((file) => reader.list(file, helpSchema));
  const [lawfulWays] = reader.one(join(folder, 'lawful-ways.yaml'), lawfulWaysSchema);
  const [smallTalk] = reader.one(join(folder, 'small-talk.yaml'), smallTalkSchema);
  const offTopic = yamlFiles(join(folder, 'off-topic')).flatMap((file) => reader.one(file, offTopicSchema));
  if (reader.problems.length > 0 || !concepts || !lawfulWays || !smallTalk) throw new KnowledgeError(reader.problems);
  return { examples, clearWords, concepts, help, lawfulWays, smallTalk, offTopic };
}

/**
 * Reads `triage` of the data folder.
 * @throws KnowledgeError naming file and line of everything that is not in the form the README gives.
 */
export function loadTriage(dataDir: string): TriageData {
  const { examples, clearWords, concepts, help, lawfulWays, smallTalk, offTopic } = loadTriageFiles(dataDir);
  return {
    examples: examples.map(({ label, text }) => ({ label, text })),
    clearWords: clearWords.map(({ value }) => value),
    concepts: concepts.value,
    help: help.map(({ value }) => value),
    lawfulWays: lawfulWays.value,
    smallTalk: smallTalk.value,
    offTopic: offTopic.flatMap(({ value }) => value),
  };
}
