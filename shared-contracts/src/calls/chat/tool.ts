import * as z from 'zod';
import { language } from '../common';

/** A field of a tool that the question did not tell. */
const missingField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['date', 'rupees', 'number', 'choice', 'family']),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});

/** What was worked out, in the language of the answer. */
const toolOutcome = z.object({
  sentence: z.string(),
  /** The date or sum to be shown large. */
  headline: z.string(),
  /** Days from the day of asking to the date; null where the result is no date. */
  daysLeft: z.number().int().nullable(),
  /** The steps with the ids of the provisions on which they rest. */
  lines: z.array(z.object({ text: z.string(), law: z.array(z.string()) })),
  warnings: z.array(z.string()),
  /** Days that may go into a calendar, ISO. */
  dates: z.array(z.object({ date: z.string(), label: z.string() })),
});

/** A person of a family, as the tool of heirs reads it. */
const familyMember = z.object({
  id: z.string().max(40),
  relation: z.string().max(40),
  of: z.string().max(40).nullable(),
  alive: z.boolean(),
  name: z.string().max(60),
});

/** What is known for the fields of a tool: texts as a form holds them, and a family person by person. */
export const toolFacts = z.record(z.string().max(40), z.union([z.string().max(60), z.array(familyMember).max(60)]));

/** The tool that an answer used or could use, with what the question told for it. */
export const answerTool = z.object({
  id: z.string(),
  title: z.string(),
  /** The language of its texts. */
  language,
  /** Whether what it works out is what was asked first; otherwise it stands after the answer. */
  leads: z.boolean(),
  filled: toolFacts,
  missing: z.array(missingField),
  result: toolOutcome.nullable(),
});
