import * as z from 'zod';
import { text } from './common';

/** What a status note or a note of a correspondence says in the other languages. */
export const noteTranslationSchema = z.strictObject({ ta: text, hi: text, kn: text });
export type NoteTranslation = z.infer<typeof noteTranslationSchema>;
