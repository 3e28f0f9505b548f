import * as z from 'zod';
import { language } from '../calls/common';
import type { RemoteDescription } from './remote-description';

const text = z.string().min(1).max(120);
const localText = z.object({ en: text, ta: text.optional(), hi: text.optional(), kn: text.optional() });
const pattern = z.string().regex(/^\/[\w\-/:*.]*$/, 'a path that begins with a slash');

export const remotePageSchema = z.object({
  path: pattern,
  title: localText.optional(),
  languages: z.boolean().optional(),
});
export const remoteLinkSchema = z.object({
  place: z.enum(['main', 'support', 'legal', 'account']),
  order: z.number(),
  label: localText,
  href: pattern,
  role: z.literal('admin').optional(),
});
export const remoteFrameSchema = z.enum(['public', 'bare']);
export const remoteLanguagesSchema = z.array(language).min(1);

/** `remote.json` of a remote; a name is a word in lower case, as in addresses and folders. */
export const remoteDescriptionSchema: z.ZodType<RemoteDescription> = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  frame: remoteFrameSchema.default('public'),
  pages: z.array(remotePageSchema).min(1),
  links: z.array(remoteLinkSchema).default([]),
  languages: remoteLanguagesSchema.optional(),
  trial: pattern,
});
