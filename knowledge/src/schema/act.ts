import * as z from 'zod';
import { isoDate, jurisdiction, names, slug, text, texts } from './common';
import { verifiedFields } from './verified';

export const actSchema = z.strictObject({
  slug,
  title: text,
  year: z.int(),
  kind: z.enum(['act', 'code', 'constitution']),
  shortNames: texts,
  inForceFrom: isoDate.nullable(),
  repealedOn: isoDate.nullable().default(null),
  replacedBy: z.array(slug).default([]),
  unit: z.enum(['section', 'article']).default('section'),
  url: z.url(),
  about: text,
  names: names.default({}),
  /** The section numbers that the Act really has, as ranges: "1-70, 65B". */
  sections: text.optional(),
  /** Real section numbers that have no record of their own because another record tells what they say. */
  withoutRecord: text.optional(),
  /** Whether every one of those under `sections` must have a record. */
  complete: z.boolean().default(false),
  jurisdiction: jurisdiction.optional(),
  /** For all of its provisions that say nothing else. */
  ...verifiedFields,
  /** Until which day the source knows the law, where that is earlier than `verifiedOn`. */
  sourceUpTo: isoDate.optional(),
});

/** An Act, Code or the Constitution, as written in its act.yaml. */
export type Act = z.infer<typeof actSchema>;
