/** Lets a bounded number of answers be written at once; of those who wait, a plan with priority goes first. */
export interface AnswerQueue {
  /** Runs work when there is room for it. @throws the signal's reason when the reader leaves before that */
  run<T>(work: () => Promise<T>, options: { readonly priority: boolean; readonly signal: AbortSignal }): Promise<T>;
}

interface Waiting {
  readonly priority: boolean;
  readonly start: () => void;
}

/** @param room answers that are written at once in this process */
export function createAnswerQueue(room: number): AnswerQueue {
  let running = 0;
  let waiting: readonly Waiting[] = [];

  function enter(priority: boolean, signal: AbortSignal): Promise<void> {
    if (running < room) {
      running++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const entry: Waiting = { priority, start: resolve };
      waiting = [...waiting, entry];
      signal.addEventListener('abort', () => {
        waiting = waiting.filter((other) => other !== entry);
        reject(signal.reason as Error);
      });
    });
  }

  function leave(): void {
    const next = waiting.find(({ priority }) => priority) ?? waiting[0];
    if (!next) {
      running--;
      return;
    }
    waiting = waiting.filter((other) => other !== next);
    next.start();
  }

  return {
    async run(work, { priority, signal }) {
      await enter(priority, signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
