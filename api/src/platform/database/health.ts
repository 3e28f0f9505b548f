import { ProblemError } from '../http/problem';

/** Whether the database answers, so that nobody waits for one that does not. */
export interface DatabaseHealth {
  readonly isUp: boolean;
  /** The outcome of the work, or the sentence below as soon as the database is known to be gone. */
  orFail<T>(work: Promise<T>): Promise<T>;
  /** Looks once; used by the regular look and by tests. */
  look(): Promise<void>;
  /** Looks regularly from now on. */
  start(): void;
  stop(): void;
}

/** Together with what a look may take at most, well below the 3 s after which nobody is left without an answer. */
const EVERY_MS = 500;
/** What a look may take. */
export const PING_WITHIN_MS = 2_000;

export const databaseGone = (): ProblemError =>
  new ProblemError(503, 'The database does not answer at the moment. Please try again in a few seconds.', {
    failing: 'database',
    headers: { 'retry-after': '5' },
  });

/** @param ping asks the database something small on a connection of its own, and fails when the answer is late */
export function createDatabaseHealth(ping: () => Promise<void>): DatabaseHealth {
  const waiting = new Set<(reason: ProblemError) => void>();
  let isUp = true;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    isUp = await ping().then(
      () => true,
      () => false,
    );
    if (isUp) return;
    for (const giveUp of waiting) giveUp(databaseGone());
    waiting.clear();
  }

  function again(): void {
    timer = setTimeout(() => void look().then(again), EVERY_MS).unref();
  }

  return {
    get isUp() {
      return isUp;
    },
    look,
    orFail(work) {
      return new Promise((resolve, reject) => {
        work.then(resolve, reject).finally(() => waiting.delete(reject));
        if (isUp) waiting.add(reject);
        else reject(databaseGone());
      });
    },
    start: again,
    stop: () => clearTimeout(timer),
  };
}

const goneCodes = /^(?:08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
const goneTexts =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is clos(?:ed|ing)/i;

/** Whether an error, or one that it was made of, says that the database cannot be reached. */
export function saysDatabaseGone(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (goneCodes.test(code) || goneTexts.test(cause.message)) return true;
  }
  return false;
}
