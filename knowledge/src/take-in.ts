import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isMap, isSeq, parse, parseDocument, stringify, type Document } from 'yaml';
import * as z from 'zod';
import { fileOf, translationOf, type DraftedAnswer } from './check/drafted-answer';
import { yamlFiles } from './load';
import { languages, type Language } from './schema/common';
import { conditionsSchema, guideParts } from './schema/short-answer';

const perLanguage = <T extends z.ZodType>(value: T) => z.object({ en: value, ta: value, hi: value, kn: value });
const bundleSchema = z.object({
  answers: z.array(
    z.object({
      record: z.string(),
      id: z.string(),
      asks: perLanguage(z.array(z.string())),
      answer: perLanguage(z.string()),
      law: z.array(z.string()),
      when: conditionsSchema.optional(),
      more: z.enum(guideParts).optional(),
    }),
  ),
});

/** Short answers from the back office as one file, to be taken into a data folder with {@link takeIn}. */
export const bundleOf = (answers: readonly DraftedAnswer[]): string => stringify({ answers }, { lineWidth: 120 });

/**
 * Writes the short answers of a bundle into the data folder: each in the place of the one that it corrects, beside the others of its record,
 * or into a file of its own below `answers/published`.
 * @returns the files that were written, without repeats
 * @throws z.ZodError where the file is no bundle
 */
export function takeIn(bundle: string, dataDir: string): string[] {
  const { answers } = bundleSchema.parse(parse(bundle));
  return [...new Set(answers.flatMap((answer) => takeInOne(answer, join(dataDir, 'answers'))))];
}

function takeInOne(answer: DraftedAnswer, folder: string): string[] {
  const known = yamlFiles(folder).find((file) => basename(file) === `${answer.record}.yaml`);
  const file = known ?? join(folder, 'published', `${answer.record}.yaml`);
  const written = [file];
  putEnglish(file, answer);
  for (const language of languages) {
    const value = language === 'en' ? undefined : translationOf(answer, language);
    if (value) written.push(putTranslation(file, language, answer.id, value));
  }
  return written;
}

function putEnglish(file: string, answer: DraftedAnswer): void {
  const whole = fileOf(answer);
  const [entry] = whole.answers;
  edit(file, whole, (document) => {
    const answers = document.get('answers');
    if (!isSeq(answers)) throw new Error(`${file} holds no list of answers.`);
    const place = answers.items.findIndex((item) => isMap(item) && item.get('id') === answer.id);
    document.setIn(['answers', place < 0 ? answers.items.length : place], document.createNode(entry));
  });
}

function putTranslation(file: string, language: Language, id: string, value: object): string {
  const translated = file.replace(/\.yaml$/, `.${language}.yaml`);
  edit(translated, { [id]: value }, (document) => document.set(id, document.createNode(value)));
  return translated;
}

function edit(file: string, first: unknown, change: (document: Document) => void): void {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return writeFileSync(file, stringify(first, { lineWidth: 120 }));
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, document.toString({ lineWidth: 120 }));
}
