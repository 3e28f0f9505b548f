import * as z from 'zod';
import { isoDate, slug, text, texts } from './common';

export const correspondenceKinds = ['same', 'changed', 'split', 'merged', 'omitted'] as const;

export const correspondencePairSchema = z.strictObject({
  old: text,
  new: texts,
  kind: z.enum(correspondenceKinds).optional(),
  note: text.optional(),
});
export type CorrespondencePair = z.infer<typeof correspondencePairSchema>;

export const correspondenceSchema = z.strictObject({
  old: slug,
  new: slug,
  since: isoDate,
  pairs: z.array(correspondencePairSchema),
  added: z.array(z.strictObject({ new: text, note: text.optional() })).default([]),
});
/** An old code and the new one, section by section. */
export type Correspondence = z.infer<typeof correspondenceSchema>;
