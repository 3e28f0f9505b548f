import * as z from 'zod';

/** An error as RFC 9457 problem details; `errors` holds a sentence per refused field. */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
});
