import { stringify } from 'yaml';
import type * as z from 'zod';
import type { CompiledRecord, CompiledShortAnswer } from '../compiled';
import type { LoadedKnowledge, LoadedShortAnswerTranslation, Sourced } from '../load';
import { languages, type Language } from '../schema/common';
import {
  shortAnswersSchema,
  shortAnswerTranslationSchema,
  type Conditions,
  type GuidePart,
  type ShortAnswers,
} from '../schema/short-answer';
import { SourceFile } from '../source-file';
import { citationsSayTheirNumber } from './citation-words';
import type { Check, CheckContext } from './context';
import { shortAnswerFigures } from './short-answer-figures';
import { shortAnswersHold } from './short-answers';
import { shortAnswerTranslationsHold } from './short-answer-translations';

/** A short answer outside the data folder, with its translations; `''` where there is none. */
export interface DraftedAnswer {
  readonly record: string;
  readonly id: string;
  readonly asks: Readonly<Record<Language, readonly string[]>>;
  readonly answer: Readonly<Record<Language, string>>;
  readonly law: readonly string[];
  readonly when?: Conditions | undefined;
  readonly more?: GuidePart | undefined;
}

const checks: readonly Check[] = [
  shortAnswersHold,
  shortAnswerTranslationsHold,
  shortAnswerFigures,
  citationsSayTheirNumber,
];
const DRAFT = 'draft';

/**
 * What `knowledge:check` would say of a short answer if it stood in the data folder, a sentence each; empty where it is sound.
 * @param records every record that it belongs to, cites or names as its law; one that is not there counts as missing
 * @param others short answers that share a way of asking with it
 */
export function checkDraftedAnswer(
  draft: DraftedAnswer,
  records: readonly CompiledRecord[],
  others: readonly { readonly record: string; readonly answer: CompiledShortAnswer }[] = [],
): string[] {
  const refused: string[] = [];
  const english = sourced(shortAnswersSchema, fileOf(draft), refused);
  const translations = languages.flatMap((language): LoadedShortAnswerTranslation[] => {
    const value = translationOf(draft, language);
    const entry = value && language !== 'en' ? sourced(shortAnswerTranslationSchema, value, refused, language) : [];
    return entry.flatMap((one) =>
      language === 'en' ? [] : [{ language, record: draft.record, id: draft.id, entry: one }],
    );
  });
  const entries = records.map((record) => ({
    id: record.id,
    kind: record.kind,
    source: { value: withoutHash(record), file: new SourceFile(record.id, ''), path: [] },
    links: [],
    askedAs: [],
    current: true,
  }));
  const loaded: LoadedKnowledge = {
    ...nothingElse,
    shortAnswers: [...others.map(neighbour), ...english],
    shortAnswerTranslations: translations,
  };
  const context: CheckContext = { loaded, entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
  const problems = checks.flatMap((check) =>
    check(check === citationsSayTheirNumber ? { ...context, entries: [] } : context),
  );
  return [...refused, ...problems.flatMap(({ file, sentence }) => (file === DRAFT ? [sentence] : []))];
}

/** A short answer as it stands in a file of the data folder. */
export function fileOf({
  record,
  id,
  asks,
  when,
  answer,
  law,
  more,
}: DraftedAnswer): z.input<typeof shortAnswersSchema> {
  return {
    record,
    answers: [
      { id, asks: [...asks.en], ...(when && { when }), answer: answer.en, law: [...law], ...(more && { more }) },
    ],
  };
}

/** Its translation as it stands in a file of the data folder; undefined where nobody has made one. */
export function translationOf(
  { asks, answer }: DraftedAnswer,
  language: Language,
): z.input<typeof shortAnswerTranslationSchema> | undefined {
  const isThere = answer[language] !== '' || asks[language].length > 0;
  return isThere ? { answer: answer[language], asks: [...asks[language]] } : undefined;
}

const nothingElse: Omit<LoadedKnowledge, 'shortAnswers' | 'shortAnswerTranslations'> = {
  acts: [],
  registeredActs: [],
  guides: [],
  cases: [],
  terms: [],
  directory: [],
  correspondences: [],
  notes: [],
  phrases: [],
  sharedAskedAs: [],
  events: [],
  official: { sections: [], punishments: [], notOffences: [], figuresElsewhere: [], alsoReal: [], schedule: [] },
};

function sourced<T>(schema: z.ZodType<T>, value: unknown, refused: string[], where = 'en'): Sourced<T>[] {
  const read = schema.safeParse(value);
  if (read.success) return [{ value: read.data, file: new SourceFile(DRAFT, stringify(value)), path: [] }];
  refused.push(
    ...read.error.issues.map(
      ({ path, message }) =>
        `${where}: ${path
          .filter((part) => part !== 'answers' && part !== 0)
          .map(String)
          .join('.')}: ${message}.`,
    ),
  );
  return [];
}

function neighbour({ record, answer }: { record: string; answer: CompiledShortAnswer }): Sourced<ShortAnswers> {
  const { text, ...rest } = answer;
  const value: ShortAnswers = { record, answers: [{ ...rest, answer: text.en }] };
  return { value, file: new SourceFile(record, ''), path: [] };
}

/** Figures are looked for in what a record says. */
function withoutHash(record: CompiledRecord): unknown {
  const { hash: _hash, ...said } = record;
  return record.kind === 'guide' ? { ...said, en: record.text.en } : said;
}
