import type * as z from 'zod';
import { notFound, refused } from './problem';
import { holdsUnstorable, unstorableText } from './refuse-unstorable';

/**
 * Validates one part of a request.
 * @throws ProblemError 400 with a sentence per refused field; an address that cannot exist is 404.
 */
export function parsePart(schema: z.ZodType | undefined, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  if (!schema) return undefined;
  if (holdsUnstorable(value)) throw unstorableText(part);
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  if (part === 'params') throw notFound('entry');
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join('.') || part] ??= sentence(issue);
  throw refused(errors);
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return `${issue.path.join('.') || 'A value'} is missing.`;
  return issue.message;
}
