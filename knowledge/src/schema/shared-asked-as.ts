import * as z from 'zod';
import { text } from './common';

export const sharedAskedAsSchema = z.strictObject({ phrase: text, reason: text });
/** A phrase that may stand under several records, and why. */
export type SharedAskedAs = z.infer<typeof sharedAskedAsSchema>;
