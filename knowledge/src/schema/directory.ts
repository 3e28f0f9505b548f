import * as z from 'zod';
import { names, slug, text } from './common';

export const directoryEntrySchema = z.strictObject({
  id: slug,
  name: text,
  contact: text,
  for: text,
  hours: text.optional(),
  url: z.url().optional(),
  names: names.default({}),
  /** Whom it helps with what, in the other languages; English is `for`. */
  purposes: names.default({}),
});
/** A helpline, office or portal. */
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;
