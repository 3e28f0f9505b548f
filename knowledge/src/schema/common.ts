import * as z from 'zod';

/** The languages a record can be written in; English is always there. */
export const languages = ['en', 'ta', 'hi', 'kn'] as const;
export type Language = (typeof languages)[number];

export const text = z.string().trim().min(1);
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2024-07-01');
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
export const texts = z.array(text);

/** Two-letter codes of the States and Union Territories in which a record is law; without it, the whole of India. */
export const jurisdiction = z.array(z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter code such as TN')).min(1);

/** A name in the other languages, by language. */
export const names = z.strictObject({ ta: text.optional(), hi: text.optional(), kn: text.optional() });
