import * as z from 'zod';
import { slug, text, texts } from './common';
import { verifiedFields } from './verified';

const caseTranslationSchema = z.strictObject({ held: text, treatment: text.optional(), askedAs: texts.optional() });
export type CaseTranslation = z.infer<typeof caseTranslationSchema>;

export const caseSchema = z.strictObject({
  id: slug.startsWith('case-'),
  name: text,
  citation: text,
  court: text,
  year: z.int(),
  bench: text.optional(),
  held: text,
  interprets: z.array(slug).default([]),
  status: z.enum(['good law', 'overruled', 'modified', 'distinguished']),
  treatment: text.optional(),
  askedAs: texts.default([]),
  ...verifiedFields,
  ta: caseTranslationSchema.optional(),
  hi: caseTranslationSchema.optional(),
  kn: caseTranslationSchema.optional(),
});
/** A decided case and the point it holds. */
export type Case = z.infer<typeof caseSchema>;
