import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { apiRoot } from '../locate';

const questionSchema = z.strictObject({
  q: z.string().min(1),
  /** Ids of which one must be the first source. */
  first: z.array(z.string()).optional(),
  /** Ids of which one must be among the first five sources; those of `first` count too. */
  among: z.array(z.string()).optional(),
  /** A text that the answer must hold; alternatives are separated by `|`. */
  fact: z.string().optional(),
  /** The answer must refuse: say that it does not know, or decline. */
  refuse: z.boolean().optional(),
  /** The question before this one in the same conversation. */
  after: z.string().optional(),
});

const fileSchema = z.strictObject({ language: z.string(), kind: z.string(), questions: z.array(questionSchema) });

/** A question of the measuring set. */
export type BenchQuestion = z.infer<typeof questionSchema> & { readonly language: string; readonly kind: string; readonly file: string; readonly half: 'tuning' | 'untouched' };

/** Reads the measuring set; every second question of a file belongs to the half on which nothing is tuned. */
export function readQuestions(): BenchQuestion[] {
  const folder = join(apiRoot, 'bench', 'questions');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const { language, kind, questions } = fileSchema.parse(parse(readFileSync(join(folder, name), 'utf8')));
      return questions.map((question, index) => ({ ...question, language, kind, file: name.replace('.yaml', ''), half: index % 2 === 0 ? ('tuning' as const) : ('untouched' as const) }));
    });
}
