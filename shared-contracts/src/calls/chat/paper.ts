import * as z from 'zod';

/** The paper that an answer holds, with what the conversation told for its blanks. */
export const answerPaper = z.object({
  /** The last part of its address under `/papers`. */
  id: z.string(),
  title: z.string(),
  /** The language in which it is written. */
  language: z.enum(['en', 'hi', 'ta', 'kn']),
  /** By blank: a text, an ISO date, rupees. */
  values: z.record(z.string(), z.string()),
});
