import * as z from 'zod';
import { instant, language } from '../common';

export const citationKind = z.enum(['provision', 'case', 'document']);
export const legalStatus = z.enum([
  'in force',
  'repealed',
  'omitted',
  'struck down',
  'not in force',
  'good law',
  'overruled',
  'modified',
  'distinguished',
]);

/** A source that an answer rests on. `label` is what a lawyer would write; `id` is `ACT-NUMBER` in lower case. */
export const citation = z.object({
  id: z.string(),
  kind: citationKind,
  label: z.string(),
  act: z.string(),
  number: z.string(),
  title: z.string(),
  url: z.string(),
  status: legalStatus.optional(),
});

export const citationRef = z.object({
  id: z.string(),
  kind: citationKind,
  label: z.string(),
  title: z.string(),
  status: legalStatus.optional(),
});

/** What the citation panel shows. */
export const citationDetail = citation.extend({
  language,
  summary: z.string(),
  /** Name and value in the reader's language, such as Punishment or Bailable. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  statusNote: z.string(),
  inForceFrom: z.string().nullable(),
  repealedOn: z.string().nullable(),
  replacedBy: z.array(citationRef),
  replaces: z.array(citationRef),
  related: z.array(citationRef),
  cases: z.array(citationRef),
  /** For a document: its file name and the page, counted from 1. */
  document: z.object({ name: z.string(), page: z.int().nullable() }).nullable(),
  /** Parts that the reader's plan does not include; the panel says which plan does. */
  locked: z.array(z.enum(['citation', 'bench', 'treatment'])),
  caseFacts: z
    .object({
      citation: z.string().nullable(),
      court: z.string(),
      year: z.int(),
      bench: z.string().nullable(),
      treatment: z.string().nullable(),
    })
    .nullable(),
  /** The words of the section itself, where the operator imported them: in order, those that the answer cites marked. */
  official: z
    .object({
      passages: z.array(z.object({ text: z.string(), isCited: z.boolean() })),
      /** The section on its official site; '' where only the Act's own address is known. */
      url: z.string(),
    })
    .nullable()
    .optional(),
  /** When the source was last held against its official text, or its official words were taken from there. */
  retrievedAt: instant.optional(),
});
