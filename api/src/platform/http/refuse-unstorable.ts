import type { FastifyInstance } from 'fastify';
import { refused } from './problem';

/** NUL, and halves of a letter: PostgreSQL stores neither. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Refuses, before anything else looks at them, requests whose texts no database can keep; multipart fields are held against it when they are parsed. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const parts = {
      path: request.params,
      query: request.query,
      ...(request.isMultipart() ? {} : { body: request.body }),
    };
    for (const [name, part] of Object.entries(parts)) if (holdsUnstorable(part)) throw unstorableText(name);
  });
}

export const unstorableText = (field: string) =>
  refused({ [field]: 'The text holds characters that cannot be stored. Please type it again.' });

/** Whether a text, or any text or name inside a value of JSON, holds such a character. */
export function holdsUnstorable(value: unknown): boolean {
  // A loop rather than recursion: a body may be nested deeper than the call stack is.
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') {
      if (unstorable.test(next)) return true;
    } else if (typeof next === 'object' && next !== null && !Buffer.isBuffer(next)) {
      for (const [key, inner] of Object.entries(next)) open.push(key, inner);
    }
  }
  return false;
}
