import type { PGlite } from '@electric-sql/pglite';

/** The status with which the engine leaves a statement that failed, in good order. */
const FAILED_STATEMENT = 100;

/** What PGlite's types do not name. */
interface Innards {
  readonly FS: { readonly streams: readonly (object | null | undefined)[]; close(file: object): void };
  readonly _abort?: () => void;
}

/** Failed like a server's connection that is lost in a crash. */
export class EngineCrash extends Error {
  readonly code = '57P02';
  constructor(cause: unknown) {
    super('The embedded database has stopped working.', { cause });
    this.name = 'EngineCrash';
  }
}

/**
 * Ends an engine for good when it fails in its own innards (a trap, a lack of memory, a file that cannot be written), and tells of it. PGlite
 * goes on after such a failure: with a memory that nobody can vouch for, and as if the statement had found nothing.
 */
export function endWhenCrashed(engine: PGlite, onCrash: (crash: EngineCrash) => void): void {
  const { Module: inner } = engine;
  const { _PostgresMainLoopOnce: run, stackRestore } = inner;
  let crash: EngineCrash | undefined;
  inner._PostgresMainLoopOnce = () => {
    if (crash) throw crash;
    try {
      run();
    } catch (error) {
      if (statusOf(error) === FAILED_STATEMENT) throw error;
      crash = new EngineCrash(error);
      end();
      onCrash(crash);
      throw crash;
    }
  };
  // PGlite calls these after every failure of a statement: here it learns of the crash, and nothing is sent any more.
  inner.stackRestore = (pointer) => {
    if (crash) throw crash;
    return stackRestore(pointer);
  };
  function end(): void {
    inner._PostgresSendReadyForQueryIfNecessary = () => undefined;
    inner._pgl_pq_flush = () => undefined;
    const { FS, _abort } = inner as unknown as Innards;
    for (const file of FS.streams) if (file) attempt(() => FS.close(file));
    // Its clocks, which would go on in what is left of it, stand still from now on.
    attempt(() => _abort?.());
  }
}

/** What has failed already may fail in its ending. */
function attempt(ending: () => void): void {
  try {
    ending();
  } catch {
    // A file was closed by the crash, or the engine says that it was aborted.
  }
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
