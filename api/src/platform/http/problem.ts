import { STATUS_CODES } from 'node:http';

/** What a problem answer may hold beyond its status and detail. */
export interface ProblemExtras {
  readonly title?: string;
  /** A sentence per refused field. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly [member: string]: unknown;
}

/**
 * An error that becomes an RFC 9457 answer. `detail` is a sentence for the person who reads it.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly status: number,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(detail);
  }
}

/** The body of a problem answer. */
export function problemBody(status: number, detail: string, extras: ProblemExtras = {}, instance?: string) {
  const { headers: _headers, title, ...members } = extras;
  return {
    type: 'about:blank',
    title: title ?? STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(instance ? { instance } : {}),
    ...members,
  };
}

export const notFound = (what: string): ProblemError => new ProblemError(404, `There is no such ${what}.`);
export const unauthenticated = (): ProblemError => new ProblemError(401, 'Sign in first.');
export const forbidden = (detail = 'You are not allowed to do this.'): ProblemError => new ProblemError(403, detail);
export const refused = (
  errors: Readonly<Record<string, string>>,
  detail = Object.values(errors)[0] ?? 'The request was refused.',
): ProblemError => new ProblemError(400, detail, { errors });
