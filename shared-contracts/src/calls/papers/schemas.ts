import * as z from 'zod';
import type { CallSchemas } from '../call';
import { done } from '../common';

/** What somebody did with a tool or a paper; nothing that anybody entered is in it. */
export const toolEvent = z.object({
  kind: z.enum(['tool', 'paper']),
  name: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
  /** How far it went: it was shown, something was entered, it could not be worked out, it was worked out, it was taken along. */
  step: z.enum(['opened', 'began', 'refused', 'done', 'taken']),
  place: z.enum(['page', 'chat']),
});

export const papersSchemas = {
  note: { body: toolEvent, answer: done },
} satisfies CallSchemas;
