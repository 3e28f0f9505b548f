import * as z from 'zod';
import { isoDate, jurisdiction, slug, text, texts } from './common';

/** Who asks, as far as the answer turns on it. */
export const roles = [
  'victim',
  'accused',
  'helper',
  'doer',
  'tenant',
  'landlord',
  'employee',
  'employer',
  'buyer',
  'seller',
  'husband',
  'wife',
  'parent',
  'child',
  'heir',
  'borrower',
  'lender',
] as const;
export type Role = (typeof roles)[number];

export const religions = ['hindu', 'muslim', 'christian', 'parsi'] as const;
export type Religion = (typeof religions)[number];

/** The parts of a guide to which a short answer can lead. */
export const guideParts = ['steps', 'documents', 'timeLimits', 'where', 'cost', 'avoid', 'lawyer'] as const;
export type GuidePart = (typeof guideParts)[number];

export const conditionsSchema = z.strictObject({
  role: z.enum(roles).optional(),
  /** Years, of the person concerned. */
  ageBelow: z.int().positive().optional(),
  ageFrom: z.int().nonnegative().optional(),
  state: jurisdiction.optional(),
  religion: z.enum(religions).optional(),
  /** The day of the event, ISO. */
  before: isoDate.optional(),
  after: isoDate.optional(),
  /** Rupees. */
  amountBelow: z.number().positive().optional(),
  amountFrom: z.number().nonnegative().optional(),
});
/** The facts for which a short answer holds; all of them must hold. */
export type Conditions = z.infer<typeof conditionsSchema>;

const shortAnswerSchema = z.strictObject({
  id: slug,
  asks: texts.min(3),
  when: conditionsSchema.optional(),
  answer: text,
  law: z.array(slug).default([]),
  more: z.enum(guideParts).optional(),
});
/** One question that people really ask about a record, with the sentences that answer it. */
export type ShortAnswer = z.infer<typeof shortAnswerSchema>;

export const shortAnswersSchema = z.strictObject({ record: slug, answers: z.array(shortAnswerSchema).min(1) });
/** The short answers of one record. */
export type ShortAnswers = z.infer<typeof shortAnswersSchema>;

export const shortAnswerTranslationSchema = z.strictObject({ answer: text, asks: texts.min(2) });
/** A short answer in another language, with ways in which people put its question in the script of that language. */
export type ShortAnswerTranslation = z.infer<typeof shortAnswerTranslationSchema>;
