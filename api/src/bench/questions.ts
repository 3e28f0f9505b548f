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
export type BenchQuestion = z.infer<typeof questionSchema> & {
  readonly language: string;
  readonly kind: string;
  readonly file: string;
  readonly half: 'tuning' | 'untouched';
};

const folder = join(apiRoot, 'bench', 'questions');

/**
 * Reads the measuring set. Every second question under `split` belongs to the half on which nothing is tuned; those under `tuning` were
 * looked at while the engine grew, so they only ever guard against steps back.
 */
export function readQuestions(): BenchQuestion[] {
  return [
    ...readFolder('tuning', () => 'tuning'),
    ...readFolder('split', (index) => (index % 2 === 0 ? 'tuning' : 'untouched')),
  ];
}

function readFolder(name: string, halfOf: (index: number) => BenchQuestion['half']): BenchQuestion[] {
  return readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const { language, kind, questions } = fileSchema.parse(parse(readFileSync(join(folder, name, file), 'utf8')));
      return questions.map((question, index) => ({
        ...question,
        language,
        kind,
        file: `${name}/${file.replace('.yaml', '')}`,
        half: halfOf(index),
      }));
    });
}
