import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error';

/**
 * Takes a data folder for this process alone. The embedded database has no lock of its own, and a second process would lose writes silently.
 * A lock whose process is gone is taken over.
 * @returns a function that gives the folder back.
 * @throws StartError when another living process holds the folder, or it cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'process.lock');
  createFolder(folder);
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => {
        if (holder(file) === process.pid) rmSync(file, { force: true });
      };
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw new StartError(`The data folder ${folder} cannot be written: choose another one with DATA_DIR.`);
      const pid = holder(file);
      if (pid !== undefined && pid !== process.pid && isAlive(pid)) {
        throw new StartError(`The data folder ${folder} is in use by process ${pid}: stop that process, or choose another folder with DATA_DIR.`);
      }
      rmSync(file, { force: true });
    }
  }
  throw new StartError(`The data folder ${folder} is being taken by another process: try again, or choose another folder with DATA_DIR.`);
}

function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new StartError(`The data folder ${folder} cannot be created: choose another one with DATA_DIR.`);
  }
}

function holder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
