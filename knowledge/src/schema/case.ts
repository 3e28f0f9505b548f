import * as z from 'zod';
import { slug, text, texts } from './common';
import { verifiedFields } from './verified';

/** What a reader wants of a decision besides what it held; left out where nobody could vouch for it. */
const brief = {
  /** What happened, and who was against whom. */
  facts: text.optional(),
  /** What the court had to decide. */
  question: text.optional(),
  /** What people can rely on today because of it. */
  matters: text.optional(),
};

const caseTranslationSchema = z.strictObject({
  name: text.optional(),
  held: text,
  treatment: text.optional(),
  askedAs: texts.optional(),
  ...brief,
});
export type CaseTranslation = z.infer<typeof caseTranslationSchema>;

export const caseSchema = z.strictObject({
  id: slug.startsWith('case-'),
  name: text,
  citation: text,
  court: text,
  year: z.int(),
  bench: text.optional(),
  held: text,
  ...brief,
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
