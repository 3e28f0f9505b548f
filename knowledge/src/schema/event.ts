import * as z from 'zod';
import { isoDate, names, slug, text } from './common';

export const eventKinds = ['commencement', 'amendment', 'repeal', 'rules', 'scheme', 'ruling'] as const;

export const eventSchema = z.strictObject({
  id: slug,
  /** The day from which the law is different; for a ruling the day of the judgment. */
  date: isoDate,
  kind: z.enum(eventKinds),
  /** What is different from then on, in a sentence that can be told as it stands. */
  what: text,
  /** The same in other languages. */
  translated: names.default({}),
  /** Gazette number, citation or, where neither was seen, who reported it. */
  source: text,
  /** Whether the official text was seen; what is only reported is told as such. */
  seen: z.boolean(),
  /** Ids of the provisions, guides and cases that it changes, or the slug of an Act for all of its provisions. */
  touches: z.array(slug).min(1),
});
/** Something that changed or will change the law on one day, as written in data/events. */
export type LegalEvent = z.infer<typeof eventSchema>;
