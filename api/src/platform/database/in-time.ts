const TICK_MS = 100;

/**
 * The outcome of the work, or a failure when it is late. Time is counted in turns of this process, so that one that is held up itself takes
 * nothing for lost.
 * @param progress a number that changes while what the work waits for is alive, which gives it the whole time anew
 */
export function inTime<T>(work: Promise<T>, withinMs: number, progress: () => number = () => 0): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = withinMs;
    let seen = progress();
    const timer = setInterval(() => {
      left = seen === progress() ? left - TICK_MS : withinMs;
      seen = progress();
      if (left <= 0) reject(new Error(`The database did not answer within ${withinMs} ms.`));
      if (left <= 0) clearInterval(timer);
    }, TICK_MS).unref();
    work.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
