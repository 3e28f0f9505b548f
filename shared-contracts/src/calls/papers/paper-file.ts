import * as z from 'zod';

/** Kinds of file in which a paper can be had. */
export const paperFileKinds = ['docx', 'pdf'] as const;
export type PaperFileKind = (typeof paperFileKinds)[number];

/** A paper as it stands on the screen, also after free editing. */
export const paperFileBody = z.object({
  /** Which paper it is. */
  paper: z
    .string()
    .regex(/^[a-z][a-z-]{1,39}$/)
    .optional(),
  title: z.string().trim().min(1).max(200),
  language: z.enum(['en', 'ta', 'hi', 'kn']).default('en'),
  paragraphs: z.array(z.string().max(8000)).min(1).max(200),
});
