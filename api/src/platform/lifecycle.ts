import { ProblemError } from './http/problem';

/** Where the process stands between its start and its end. */
export interface Lifecycle {
  readonly phase: 'starting' | 'ready' | 'stopping';
  /** Aborted when answers that are still being written have to end now. */
  readonly ending: AbortSignal;
  becomeReady(): void;
  beginToStop(): void;
  endAnswers(): void;
}

export const restarting = (): ProblemError =>
  new ProblemError(503, 'The server is restarting. Please ask again in a moment.', {
    headers: { 'retry-after': '10' },
  });

export function createLifecycle(): Lifecycle {
  const ending = new AbortController();
  let phase: Lifecycle['phase'] = 'starting';
  return {
    get phase() {
      return phase;
    },
    ending: ending.signal,
    becomeReady() {
      if (phase === 'starting') phase = 'ready';
    },
    beginToStop() {
      phase = 'stopping';
    },
    endAnswers: () => ending.abort(restarting()),
  };
}
