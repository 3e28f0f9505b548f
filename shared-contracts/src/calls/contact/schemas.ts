import * as z from 'zod';
import type { CallSchemas } from '../call';
import { done } from '../common';

export const contactBody = z.object({
  firstName: z.string().trim().max(120).default(''),
  email: z.string().trim().max(254).default(''),
  message: z.string().trim().max(5000, 'A message may have 5000 characters at most.').default(''),
  /** Left empty by people; filled by programs that fill every field. */
  website: z.string().max(200).default(''),
});

export const contactSchemas = {
  send: { body: contactBody, answer: done },
} satisfies CallSchemas;
