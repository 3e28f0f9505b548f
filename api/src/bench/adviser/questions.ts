import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { apiRoot } from '../../locate';

/** A regular expression; case does not count. */
const pattern = z.string().refine((source) => compiles(source), 'is no regular expression');

const turnSchema = z.strictObject({
  q: z.string().min(1),
  /** What the first two sentences must say. */
  direct: pattern.optional(),
  /** What the first two sentences must not say. */
  not: pattern.optional(),
  /** What the answer must say somewhere, each. */
  must: z.array(pattern).optional(),
  /** Ids of which a lawyer would accept any; one must be among the first five sources. */
  among: z.array(z.string()).optional(),
  /** Whether someone is in danger now. `false` marks a look-alike that must not be treated as an emergency. */
  danger: z.boolean().optional(),
  /** What the first 400 characters of an answer in danger must hold. */
  numbers: pattern.optional(),
  /** Whether the question must be declined, and why. Left out: it must not be. */
  refuse: z.enum(['wrongdoing', 'offtopic', 'none']).optional(),
  form: z
    .strictObject({
      list: z.boolean().optional(),
      maxWords: z.number().int().positive().optional(),
      language: z.enum(['en', 'ta', 'hi', 'kn']).optional(),
      /** A draft shows what is missing in square brackets. */
      blanks: z.boolean().optional(),
    })
    .optional(),
});

const entrySchema = z.union([
  turnSchema.extend({ today: z.iso.date().optional() }),
  z.strictObject({ turns: z.array(turnSchema).min(2), today: z.iso.date().optional() }),
]);

const fileSchema = z.strictObject({ language: z.string(), kind: z.string(), questions: z.array(entrySchema) });

/** One question of a conversation with what its answer must be. */
export type AdviserTurn = z.infer<typeof turnSchema>;

/** A conversation of one or more turns. */
export interface AdviserCase {
  readonly turns: readonly AdviserTurn[];
  readonly today?: string;
  readonly language: string;
  readonly kind: string;
  readonly file: string;
  /** Nothing is tuned on the untouched half, and its failures are never shown. */
  readonly half: 'tuning' | 'untouched';
}

const folder = join(apiRoot, 'bench', 'questions', 'adviser');

/** Reads the adviser's measuring set: in each file the first, third, ... question is for tuning, the others are untouched. */
export function readAdviserCases(): AdviserCase[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => parseAdviserFile(file.replace('.yaml', ''), readFileSync(join(folder, file), 'utf8')));
}

/** The cases of one file. @throws when the file is not as the schema says */
export function parseAdviserFile(file: string, text: string): AdviserCase[] {
  const { language, kind, questions } = fileSchema.parse(parse(text));
  return questions.map((entry, index) => {
    const { today, ...turn } = 'turns' in entry ? { today: entry.today } : entry;
    return {
      turns: 'turns' in entry ? entry.turns : [turn as AdviserTurn],
      ...(today && { today }),
      language,
      kind,
      file,
      half: index % 2 === 0 ? 'tuning' : 'untouched',
    };
  });
}

function compiles(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'iu'));
  } catch {
    return false;
  }
}
