import * as z from 'zod';
import { id, instant, language } from '../common';

const slug = z
  .string()
  .trim()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens.');
const text = z.string().trim().max(2000);
const asks = z.array(text.min(1)).max(12);

/** One question that people really ask about a record, and the sentences that answer it; `''` where nobody has translated them yet. */
export const shortAnswerDraft = z.object({
  record: slug,
  id: slug,
  /** How people put the question, by language. */
  asks: z.object({ en: asks, ta: asks, hi: asks, kn: asks }),
  /** The answer by language; law is cited as `[[bnss-173]]`. */
  answer: z.object({ en: text, ta: text, hi: text, kn: text }),
  /** Ids of the law on which it rests, the one a lawyer would name first at the head. */
  law: z.array(slug).max(8),
});

export const foundRecord = z.object({
  id: slug,
  kind: z.enum(['guide', 'provision', 'case', 'term']),
  title: z.string(),
});

/** A short answer of a record as it counts now. */
export const shortAnswerRow = shortAnswerDraft.extend({ published: z.boolean() });

/** A short answer that was published from the back office. */
export const publishedAnswer = shortAnswerDraft.extend({
  kind: foundRecord.shape.kind,
  title: z.string(),
  publishedAt: instant,
  publishedBy: z.string(),
  /** The knowledge base of this release says the same: it was taken in and may be withdrawn here. */
  takenIn: z.boolean(),
});

export const tryBody = z.object({
  question: z.string().trim().min(1).max(2000),
  language: language.optional(),
  /** The answer as it would be once this is published; null for what is answered now. */
  draft: shortAnswerDraft.nullable(),
});

export const tried = z.object({
  /** Why the draft cannot be published, a sentence each; empty where it can. */
  problems: z.array(z.string()),
  markdown: z.string(),
  language,
  answered: z.boolean(),
  citations: z.array(z.object({ id: z.string(), label: z.string() })),
  /** What the answer is about, the main record first. */
  subjects: z.array(foundRecord),
  /** Whether the draft, or without one a published answer, opens it. */
  opens: z.boolean(),
});

export const publishBody = z.object({
  draft: shortAnswerDraft,
  /** The question from which it was written; it is marked as done. */
  reviewItem: id.optional(),
});

export const shortAnswerParams = z.object({ record: slug, id: slug });
