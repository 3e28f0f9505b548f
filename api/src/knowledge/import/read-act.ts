import { toPassages } from '../../documents/passages';
import * as z from 'zod';
import type { QuotableText, TextPassage } from '../document-index';

const sectionSchema = z.looseObject({
  section: z.coerce.string(),
  title: z.string().default(''),
  text: z.string().default(''),
  /** The section itself on its official site. */
  url: z.url().optional().catch(undefined),
});

/** An Act as India Code gives it. */
export const actFileSchema = z.looseObject({
  title: z.string().min(1),
  act_year: z.coerce.string().optional(),
  source_url: z.string().optional(),
  sections: z.array(sectionSchema).min(1),
});

/** One section a line, with the Act that it belongs to. */
export const sectionLineSchema = sectionSchema.extend({ act_title: z.string().optional(), act: z.string().optional() });

type Section = z.infer<typeof sectionSchema>;

/** An Act as a text that answers can quote: a passage per section, a long section in several. */
export function actText(
  title: string,
  sections: readonly Section[],
  url = 'https://www.indiacode.nic.in',
): QuotableText {
  const official = title
    .trim()
    .replace(/^the\s+/i, '')
    .replace(/\.$/, '');
  const passages: TextPassage[] = sections.flatMap(({ section, title: heading, text, url: address }) =>
    toPassages([{ page: null, text: text.trim() || heading }]).map((passage) => ({
      ...passage,
      number: section.trim(),
      title: heading.trim(),
      ...(address ? { url: address } : {}),
    })),
  );
  return {
    id: `act-${slugOf(official)}`,
    name: official,
    act: official,
    url,
    passages: passages.map((passage, position) => ({ ...passage, position })),
  };
}

/** A name as an id: lower-case words joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120);
}
