import type * as z from 'zod';
import { texts } from './common';

export const phrasesSchema = texts.min(1);
/** More ways in which people ask for one record, in any language and spelling. */
export type Phrases = z.infer<typeof phrasesSchema>;
