import * as z from 'zod';
import { slug, text, texts } from '../schema/common';
import { dangerKinds, endangered, smallTalkKinds, speeches, triageLabels, wrongKinds } from './kinds';

/** Examples by what they are; `(a|b)` in a line stands for one line with each. */
export const examplesSchema = z.partialRecord(z.enum(triageLabels), texts.min(1));

/** Words that mean danger wherever they stand in a text. */
export const clearWordsSchema = z.strictObject({
  kind: z.enum(dangerKinds),
  whose: z.enum(endangered),
  words: texts.min(1),
});
export type ClearWords = z.infer<typeof clearWordsSchema>;

/** The words of each, apart by blanks; `*` is any ending, `_` a blank inside a run of words. */
export const conceptsSchema = z.record(slug, text);

const MOST_LINES = 5;

/** The first lines of an answer to somebody in danger. */
export const helpSchema = z.strictObject({
  kind: z.enum(dangerKinds),
  whose: z.array(z.enum(endangered)).min(1),
  /** The numbers to call, most urgent first; every language names each of them. */
  numbers: z.array(z.string().regex(/^\d{3,5}$/)).min(1),
  /** Guides whose law fits; the first is told where the question itself leads to none of them. */
  guides: z.array(slug),
  /** Whether the law follows the help at once, or only when it is asked for. */
  law: z.boolean(),
  lines: z.record(z.enum(speeches), texts.min(1).max(MOST_LINES)),
});
export type Help = z.infer<typeof helpSchema>;

/** For each wrong, what the law allows instead. */
export const lawfulWaysSchema = z.record(z.enum(wrongKinds), z.record(z.enum(speeches), text));
export type LawfulWays = z.infer<typeof lawfulWaysSchema>;

export const smallTalkSchema = z.record(z.enum(smallTalkKinds), texts.min(1));

export const offTopicSchema = texts.min(1);
