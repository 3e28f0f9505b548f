import type { Queue } from 'pg-boss';

/** One kind of background work. */
export interface JobKind<Data extends object = object> {
  readonly name: string;
  /** Retries, expiry and the like; without it a failed job is tried five more times with growing pauses. */
  readonly options?: Omit<Queue, 'name'>;
  /** A cron expression in India's time, for work that recurs. */
  readonly cron?: string;
  /** Does the work; an error means that it is tried again. */
  run(data: Data, signal: AbortSignal): Promise<void>;
}

/** Work that outlives a request. */
export interface Jobs {
  /** Makes a kind of work known; before `start` or after it. */
  add<Data extends object>(kind: JobKind<Data>): Promise<void>;
  /**
   * Puts one piece of work into the queue.
   * @param after the earliest moment at which it may run.
   */
  send(name: string, data: object, options?: { after?: Date; singletonKey?: string }): Promise<void>;
  /** Takes pieces of work out of a queue, whether they wait, are being tried or are done. */
  remove(name: string, isMeant: (data: object) => boolean): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}
