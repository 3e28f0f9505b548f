import * as z from 'zod';

export const id = z.string().min(1).max(80);
export const idParams = z.object({ id });
/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true });
/** A calendar day as `YYYY-MM-DD`, in India's time. */
export const day = z.iso.date();
/** An amount of money in integer paise. */
export const paise = z.int();
export const done = z.object({ ok: z.literal(true) });
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('Please enter a valid email address'))
  .pipe(z.string().max(254));
export const language = z.enum(['en', 'ta', 'hi', 'kn']);

/** Paging, sorting and search of a table; every table call extends it. Pages count from 1. */
export const tableQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
  sort: z.string().max(40).optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
  search: z.string().trim().max(200).default(''),
});

/** One page of a table with the number of all matching rows. */
export const tableOf = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row), total: z.int() });

export const reportPeriod = z.enum(['thisMonth', 'lastMonth', 'lastQuarter', 'thisYear']);
