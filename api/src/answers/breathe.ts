import { setImmediate } from 'node:timers/promises';

/**
 * Lets everybody else of this process have a turn. An answer to the longest question takes some tenths of a second of work: it is cut into pieces,
 * so that nobody waits for more than one of them.
 */
export const breathe = (): Promise<void> => setImmediate();

/** Work that may be interrupted wherever it yields. */
export type Pieces<T> = Generator<undefined, T, undefined>;

/** The outcome of all pieces, with a turn for everybody else after each. */
export async function inPieces<T>(pieces: Pieces<T>): Promise<T> {
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
    await breathe();
  }
}

/** The outcome of all pieces, at a stretch. */
export function atOnce<T>(pieces: Pieces<T>): T {
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}
