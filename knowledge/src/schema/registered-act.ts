import * as z from 'zod';
import { isoDate, slug, text } from './common';

export const registeredActSchema = z.strictObject({
  slug,
  title: text,
  year: z.int(),
  /** Its number among the Acts of the year in which it was passed: "13 of 2012". */
  number: z
    .string()
    .regex(/^\d+ of \d{4}$/, 'must be a number and a year such as 13 of 2012')
    .optional(),
  /** ISO date of its commencement; null where that is not certain. */
  inForceFrom: isoDate.nullable(),
  url: z.url(),
  /** The section numbers that the Act really has, as ranges: "1-38, 10A". */
  sections: text.optional(),
});

/** A central Act that is known by name alone, as written in register-of-acts.yaml. */
export type RegisteredAct = z.infer<typeof registeredActSchema>;
