const mark = Symbol.for('shared-contracts/service-error');

/** A call that failed in a way that a person can be told: `message` is a sentence to show. Status 0 means that the server was not reached. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly [mark] = true;

  constructor(
    message: string,
    readonly status: number,
    /** A sentence per refused field. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** What else the problem document says, such as the limit that was reached. */
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** Host and remotes are bundled apart and each has a copy of this class: an error of one copy is an instance of every other. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && mark in value;
  }
}
