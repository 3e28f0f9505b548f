import * as z from 'zod';
import { text } from '../schema/common';

/** The section numbers that an Act has in its official text, as ranges. */
export const officialSectionsSchema = text;

/** The figures of each section of an Act that punishes, by its number: "3 years, 10000 rupees". May be empty, where it punishes without a figure. */
export const officialPunishmentsSchema = z.record(z.string(), z.string());

/** Numbers of an Act for which a comparison with the official text does not hold, each list with its reason. */
export const exceptionsSchema = z.strictObject({ numbers: z.array(text), because: text });
export type Exceptions = z.infer<typeof exceptionsSchema>;

export const scheduleRowSchema = z.strictObject({
  /** The entry of the Schedule: "75(2)", "125(a)", "77 later conviction". */
  of: text,
  cognizable: z.enum(['yes', 'no', 'same']),
  bailable: z.enum(['yes', 'no', 'same']),
  court: z.enum(['Court of Session', 'Magistrate of the first class', 'any Magistrate', 'same']),
});
/** One line of the First Schedule of the BNSS, Part I; `same` is "as for the offence concerned". */
export type ScheduleRow = z.infer<typeof scheduleRowSchema>;
