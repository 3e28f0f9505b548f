import { statfs } from 'node:fs/promises';
import { ProblemError } from '../http/problem';
import { StartError } from '../start-error';

const fullCodes = /^(?:ENOSPC|EDQUOT|53100)$/;
const fullTexts = /no space left on device|disk full/i;
/** The database needs about so many bytes to open its files and to write its log. */
const neededBytes = 64 * 1024 * 1024;

/** Whether an error, or one that it was made of, says that nothing more can be written. */
export function saysDiskFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (fullCodes.test(code) || fullTexts.test(cause.message)) return true;
  }
  return false;
}

export const diskFull = () =>
  new ProblemError(503, 'The server has no room left to keep this. Nothing was changed; please try again later.', {
    failing: 'disk',
  });

/**
 * The embedded database ends in its own innards when it is opened on a full disk; this is asked before.
 * @param free gives the bytes that a folder's disk has left
 * @throws StartError when there is too little room
 */
export async function refuseFullDisk(
  folder: string,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<void> {
  const left = await free(folder);
  if (left < neededBytes)
    throw new StartError(
      `The disk that holds ${folder} is full (${Math.floor(left / 2 ** 20)} MB left): free some space, then start again.`,
    );
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
