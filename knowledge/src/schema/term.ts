import * as z from 'zod';
import { names, slug, text, texts } from './common';

export const termSchema = z.strictObject({
  id: slug,
  term: text,
  meaning: text,
  words: z.strictObject({
    en: texts.default([]),
    hi: texts.default([]),
    ta: texts.default([]),
    kn: texts.default([]),
    roman: texts.default([]),
  }),
  meanings: names.default({}),
  law: z.array(slug).default([]),
});
/** A legal term and the words people use for it. */
export type Term = z.infer<typeof termSchema>;
