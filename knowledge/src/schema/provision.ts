import * as z from 'zod';
import { text, texts } from './common';
import { verifiedFields } from './verified';

export const factNames = [
  'punishment',
  'cognizable',
  'bailable',
  'court',
  'compoundable',
  'limitation',
  'timeLimit',
  'fee',
  'forum',
] as const;
export type FactName = (typeof factNames)[number];

export const factsSchema = z.strictObject({
  punishment: text.optional(),
  cognizable: text.optional(),
  bailable: text.optional(),
  court: text.optional(),
  compoundable: text.optional(),
  limitation: text.optional(),
  timeLimit: text.optional(),
  fee: text.optional(),
  forum: text.optional(),
});
/** Short phrases that answer one question each ("is it bailable?"). */
export type Facts = z.infer<typeof factsSchema>;

export const ownStatuses = ['repealed', 'omitted', 'struck down', 'not in force'] as const;

export const provisionSchema = z.strictObject({
  number: text,
  title: text,
  summary: text,
  facts: factsSchema.default({}),
  related: texts.default([]),
  askedAs: texts.default([]),
  status: z.enum(ownStatuses).optional(),
  statusNote: text.optional(),
  ...verifiedFields,
});
/** A section, article, order rule or schedule, as written in provisions*.yaml. */
export type Provision = z.infer<typeof provisionSchema>;

export const provisionTranslationSchema = z.strictObject({
  title: text,
  summary: text,
  facts: factsSchema.default({}),
  askedAs: texts.default([]),
});
export type ProvisionTranslation = z.infer<typeof provisionTranslationSchema>;
