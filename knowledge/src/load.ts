import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { YAMLParseError } from 'yaml';
import type * as z from 'zod';
import {
  exceptionsSchema,
  officialPunishmentsSchema,
  officialSectionsSchema,
  scheduleRowSchema,
  type Exceptions,
  type ScheduleRow,
} from './official/tables';
import type { Problem } from './problem';
import { KnowledgeError } from './problem';
import { actSchema, type Act } from './schema/act';
import { caseSchema, type Case } from './schema/case';
import { languages, type Language } from './schema/common';
import { correspondenceSchema, type Correspondence } from './schema/correspondence';
import { directoryEntrySchema, type DirectoryEntry } from './schema/directory';
import { eventSchema, type LegalEvent } from './schema/event';
import { guideSchema, type Guide } from './schema/guide';
import { noteTranslationSchema, type NoteTranslation } from './schema/note';
import { phrasesSchema, type Phrases } from './schema/phrases';
import {
  provisionSchema,
  provisionTranslationSchema,
  type Provision,
  type ProvisionTranslation,
} from './schema/provision';
import { registeredActSchema, type RegisteredAct } from './schema/registered-act';
import { sharedAskedAsSchema, type SharedAskedAs } from './schema/shared-asked-as';
import {
  shortAnswersSchema,
  shortAnswerTranslationSchema,
  type ShortAnswers,
  type ShortAnswerTranslation,
} from './schema/short-answer';
import { termSchema, type Term } from './schema/term';
import { SourceFile, type SourcePath } from './source-file';

/** A record and where it stands. */
export interface Sourced<T> {
  value: T;
  file: SourceFile;
  path: SourcePath;
}

export interface LoadedAct {
  act: Sourced<Act>;
  provisions: Sourced<Provision>[];
  translations: { language: Language; number: string; entry: Sourced<ProvisionTranslation> }[];
}

/** Everything that lies in the data folder, as written. */
export interface LoadedKnowledge {
  acts: LoadedAct[];
  /** Central Acts that are known by name alone. */
  registeredActs: Sourced<RegisteredAct>[];
  guides: Sourced<Guide>[];
  cases: Sourced<Case>[];
  terms: Sourced<Term>[];
  directory: Sourced<DirectoryEntry>[];
  correspondences: Sourced<Correspondence>[];
  /** Status notes and notes of correspondences in the other languages, by their English words. */
  notes: { english: string; entry: Sourced<NoteTranslation> }[];
  /** Phrases that are too many to stand in their records. */
  phrases: { id: string; entry: Sourced<Phrases> }[];
  sharedAskedAs: Sourced<SharedAskedAs>[];
  shortAnswers: Sourced<ShortAnswers>[];
  shortAnswerTranslations: LoadedShortAnswerTranslation[];
  /** What changed or will change the law, by day. */
  events: Sourced<LegalEvent>[];
  official: LoadedOfficial;
}

/** Bare facts of the official texts, as `knowledge:official` and people wrote them. */
export interface LoadedOfficial {
  sections: [slug: string, ranges: Sourced<string>][];
  punishments: [slug: string, figures: Sourced<Readonly<Record<string, string>>>][];
  /** Sections that speak of punishments without laying one down, or whose punishment is told elsewhere. */
  notOffences: [slug: string, numbers: Sourced<Exceptions>][];
  /** Sections whose punishment has figures from elsewhere. */
  figuresElsewhere: [slug: string, numbers: Sourced<Exceptions>][];
  /** Numbers that the list at hand leaves out, though the Act has or had them. */
  alsoReal: [slug: string, numbers: Sourced<Exceptions>][];
  schedule: Sourced<ScheduleRow>[];
}

/** A short answer of a record in another language, from the file that is named after both. */
export interface LoadedShortAnswerTranslation {
  language: Exclude<Language, 'en'>;
  record: string;
  /** Of the short answer. */
  id: string;
  entry: Sourced<ShortAnswerTranslation>;
}

/**
 * Reads all YAML files of the data folder.
 * @throws KnowledgeError naming file and line of everything that is not in the form the README gives.
 */
export function loadKnowledge(dataDir: string): LoadedKnowledge {
  const reader = new Reader(dataDir);
  const loaded: LoadedKnowledge = {
    acts: folders(join(dataDir, 'acts')).flatMap((folder) => loadAct(reader, folder)),
    registeredActs: present(join(dataDir, 'register-of-acts.yaml')).flatMap((file) =>
      reader.list(file, registeredActSchema),
    ),
    guides: yamlFiles(join(dataDir, 'guides')).flatMap((file) => reader.one(file, guideSchema)),
    cases: yamlFiles(join(dataDir, 'cases')).flatMap((file) => reader.list(file, caseSchema)),
    terms: yamlFiles(join(dataDir, 'terms')).flatMap((file) => reader.list(file, termSchema)),
    directory: present(join(dataDir, 'directory.yaml')).flatMap((file) => reader.list(file, directoryEntrySchema)),
    correspondences: yamlFiles(join(dataDir, 'correspondences')).flatMap((file) =>
      reader.one(file, correspondenceSchema),
    ),
    notes: yamlFiles(join(dataDir, 'notes')).flatMap((file) =>
      reader.map(file, noteTranslationSchema).map(([english, entry]) => ({ english, entry })),
    ),
    phrases: yamlFiles(join(dataDir, 'phrases')).flatMap((file) =>
      reader.map(file, phrasesSchema).map(([id, entry]) => ({ id, entry })),
    ),
    sharedAskedAs: present(join(dataDir, 'shared-asked-as.yaml')).flatMap((file) =>
      reader.list(file, sharedAskedAsSchema),
    ),
    shortAnswers: yamlFiles(join(dataDir, 'answers'))
      .filter((file) => !translationName.test(file))
      .flatMap((file) => reader.oneOrList(file, shortAnswersSchema)),
    shortAnswerTranslations: yamlFiles(join(dataDir, 'answers')).flatMap((file) => loadTranslations(reader, file)),
    events: yamlFiles(join(dataDir, 'events')).flatMap((file) => reader.list(file, eventSchema)),
    official: loadOfficial(reader, join(dataDir, 'official')),
  };
  if (reader.problems.length > 0) throw new KnowledgeError(reader.problems);
  return loaded;
}

function loadOfficial(reader: Reader, folder: string): LoadedOfficial {
  return {
    sections: present(join(folder, 'sections.yaml')).flatMap((file) => reader.map(file, officialSectionsSchema)),
    punishments: present(join(folder, 'punishments.yaml')).flatMap((file) =>
      reader.map(file, officialPunishmentsSchema),
    ),
    notOffences: present(join(folder, 'not-offences.yaml')).flatMap((file) => reader.map(file, exceptionsSchema)),
    figuresElsewhere: present(join(folder, 'figures-elsewhere.yaml')).flatMap((file) =>
      reader.map(file, exceptionsSchema),
    ),
    alsoReal: present(join(folder, 'also-real.yaml')).flatMap((file) => reader.map(file, exceptionsSchema)),
    schedule: present(join(folder, 'bnss-first-schedule.yaml')).flatMap((file) => reader.list(file, scheduleRowSchema)),
  };
}

const translationName = /\.(ta|hi|kn)\.yaml$/;

function loadTranslations(reader: Reader, file: string): LoadedShortAnswerTranslation[] {
  const language = (['ta', 'hi', 'kn'] as const).find((one) => one === translationName.exec(file)?.[1]);
  if (!language) return [];
  const record = basename(file).replace(translationName, '');
  return reader.map(file, shortAnswerTranslationSchema).map(([id, entry]) => ({ language, record, id, entry }));
}

function loadAct(reader: Reader, folder: string): LoadedAct[] {
  return present(join(folder, 'act.yaml'))
    .flatMap((file) => reader.one(file, actSchema))
    .map((act) => ({
      act,
      provisions: yamlFiles(folder)
        .filter((file) => /[\\/]provisions[^\\/]*$/.test(file))
        .flatMap((file) => reader.list(file, provisionSchema)),
      translations: languages.flatMap((language) =>
        present(join(folder, `${language}.yaml`)).flatMap((file) =>
          reader.map(file, provisionTranslationSchema).map(([number, entry]) => ({ language, number, entry })),
        ),
      ),
    }));
}

/** Reads files and gathers what is wrong with them, so that one run names everything. */
export class Reader {
  readonly problems: Problem[] = [];

  constructor(private readonly dataDir: string) {}

  one<T>(path: string, schema: z.ZodType<T>): Sourced<T>[] {
    const { file, value } = this.read(path);
    return value === undefined ? [] : this.parse(file, [], value, schema);
  }

  /** A file that holds one record, or a list of them. */
  oneOrList<T>(path: string, schema: z.ZodType<T>): Sourced<T>[] {
    const { file, value } = this.read(path);
    if (value === undefined || value === null) return [];
    return Array.isArray(value)
      ? value.flatMap((item: unknown, index) => this.parse(file, [index], item, schema))
      : this.parse(file, [], value, schema);
  }

  list<T>(path: string, schema: z.ZodType<T>): Sourced<T>[] {
    const { file, value } = this.read(path);
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) return this.refuse(file, 'The file must hold a list.');
    return value.flatMap((item: unknown, index) => this.parse(file, [index], item, schema));
  }

  map<T>(path: string, schema: z.ZodType<T>): [string, Sourced<T>][] {
    const { file, value } = this.read(path);
    if (value === undefined || value === null) return [];
    if (typeof value !== 'object' || Array.isArray(value))
      return this.refuse(file, 'The file must hold records by number.');
    return Object.entries(value).flatMap(([key, item]) =>
      this.parse(file, [key], item, schema).map((entry): [string, Sourced<T>] => [key, entry]),
    );
  }

  private read(path: string): { file: SourceFile; value: unknown } {
    const file = new SourceFile(relative(this.dataDir, path), readFileSync(path, 'utf8'));
    try {
      return { file, value: file.value() };
    } catch (error) {
      if (!(error instanceof YAMLParseError)) throw error;
      const sentence = `${error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '')}.`;
      this.problems.push({ file: file.name, line: error.linePos?.[0].line ?? 1, sentence });
      return { file, value: undefined };
    }
  }

  private parse<T>(file: SourceFile, path: SourcePath, value: unknown, schema: z.ZodType<T>): Sourced<T>[] {
    const result = schema.safeParse(value);
    if (result.success) return [{ value: result.data, file, path }];
    for (const issue of result.error.issues) {
      const place = [...path, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
      this.problems.push({
        file: file.name,
        line: file.line(place),
        sentence: `${issue.path.map(String).join('.') || 'The record'}: ${issue.message}.`,
      });
    }
    return [];
  }

  private refuse(file: SourceFile, sentence: string): never[] {
    this.problems.push({ file: file.name, line: 1, sentence });
    return [];
  }
}

function present(path: string): string[] {
  return existsSync(path) ? [path] : [];
}

function folders(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(path, entry.name))
    .sort();
}

/** All YAML files at any depth, in order of name with numbers counted ("provisions-2" before "provisions-10"). */
export function yamlFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => join(path, name));
}
