import * as z from 'zod';
import { jurisdiction, slug, text, texts } from './common';
import { roles } from './short-answer';
import { verifiedFields } from './verified';

export const guideTextSchema = z.strictObject({
  title: text,
  answer: text,
  steps: texts.min(1),
  documents: texts.default([]),
  timeLimits: texts.default([]),
  where: texts.default([]),
  cost: text.optional(),
  avoid: texts.default([]),
  lawyer: text.optional(),
  askedAs: texts.default([]),
});
export type GuideText = z.infer<typeof guideTextSchema>;

export const guideSchema = z.strictObject({
  id: slug,
  topic: text,
  law: z.array(slug).min(1),
  cases: z.array(slug).default([]),
  helplines: z.array(slug).default([]),
  danger: z.boolean().default(false),
  /** The one party that it is written for; who is the other one is not led to it. */
  for: z.enum(roles).optional(),
  related: z.array(slug).default([]),
  jurisdiction: jurisdiction.optional(),
  ...verifiedFields,
  en: guideTextSchema,
  ta: guideTextSchema.optional(),
  hi: guideTextSchema.optional(),
  kn: guideTextSchema.optional(),
});
/** One situation a person is in, in all its languages. */
export type Guide = z.infer<typeof guideSchema>;
