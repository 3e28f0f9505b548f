import * as z from 'zod';
import type { CallSchemas } from '../call';
import { day, done, id, idParams, language } from '../common';

const words = z.string().trim().min(1).max(200);

/** A day that a person wants to be told of by mail some days before. */
export const reminder = z.object({
  id,
  /** The tool that worked it out. */
  tool: z.string(),
  title: words,
  /** What is to be done by then. */
  label: words,
  date: day,
  /** The morning on which the mail goes out. */
  remindOn: day,
});

export const reminderBody = z.object({
  tool: z.string().regex(/^[a-z][a-z-]{1,39}$/),
  title: words,
  label: words,
  date: day,
  daysBefore: z.int().min(1).max(30).default(3),
  language,
});

export const remindersSchemas = {
  list: { answer: z.object({ reminders: z.array(reminder) }) },
  /** Asked for twice, the same day is kept once. */
  add: { body: reminderBody, answer: reminder },
  remove: { params: idParams, answer: done },
} satisfies CallSchemas;
