import { chmodSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hasCode } from '../error-code';
import { StartError } from '../start-error';
import { takeSocket } from './lock-socket';

const BEAT_MS = 2_000;
/** Without a beat for so long, a holder that cannot be asked is taken to be gone. */
const GONE_MS = 20_000;
const LOOK_MS = 500;

const holderSchema = z.object({
  pid: z.int().positive(),
  /** The machine's start and the room of process numbers: within the same two, a number tells which process it is. */
  place: z.string(),
  /** When the process started, in the machine's own count. */
  started: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/**
 * Takes a data folder for this process alone, and closes it to other users of the machine. The embedded database has no lock of its own, and a
 * second process would lose writes silently. The system keeps the lock (a socket that answers as long as its process is there); a file says who
 * holds it. Where a folder can hold no socket, or another machine has it, a holder is asked for by its number and start, or shows itself by
 * touching the file every two seconds.
 * @param goneMs without a sign for so long, a holder elsewhere is taken to be gone
 * @returns a function that gives the folder back.
 * @throws StartError when another living process holds the folder, or it cannot be written.
 */
export async function lockFolder(folder: string, goneMs: number = GONE_MS): Promise<() => void> {
  const file = join(folder, 'process.lock');
  createFolder(folder);
  const socket = await takeSocket(folder);
  if (socket.state === 'taken') throw inUse(folder, read(file));
  const giveBack = (): void => (socket.state === 'held' ? socket.release() : undefined);
  try {
    const letGo = await takeFile(folder, file, goneMs);
    return () => {
      letGo();
      giveBack();
    };
  } catch (error) {
    giveBack();
    throw error;
  }
}

async function takeFile(folder: string, file: string, goneMs: number): Promise<() => void> {
  const self: Holder = { pid: process.pid, place: place(), started: startOf(process.pid) };
  for (let attempt = 0; attempt < 3; attempt++) {
    if (write(file, self, folder)) return hold(file, self);
    const found = read(file);
    if (found && (await lives(found, self, file, goneMs))) throw inUse(folder, found);
    rmSync(file, { force: true });
  }
  throw new StartError(
    `The data folder ${folder} is being taken by another process: try again, or choose another folder with DATA_DIR.`,
  );
}

function inUse(folder: string, by: Holder | undefined): StartError {
  const whom = by ? `by process ${by.pid}` : 'by another process';
  return new StartError(
    `The data folder ${folder} is in use ${whom}: stop that process, or choose another folder with DATA_DIR.`,
  );
}

/** False when there is a lock already. */
function write(file: string, self: Holder, folder: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(self), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw new StartError(`The data folder ${folder} cannot be written: choose another one with DATA_DIR.`);
  }
}

function hold(file: string, self: Holder): () => void {
  const isOurs = (): boolean => JSON.stringify(read(file)) === JSON.stringify(self);
  const beat = setInterval(() => {
    if (isOurs()) utimesSync(file, new Date(), new Date());
  }, BEAT_MS).unref();
  return () => {
    clearInterval(beat);
    if (isOurs()) rmSync(file, { force: true });
  };
}

async function lives(found: Holder, self: Holder, file: string, goneMs: number): Promise<boolean> {
  if (found.place === self.place)
    return found.pid !== self.pid && isAlive(found.pid) && startOf(found.pid) === found.started;
  const touched = touchedAt(file);
  if (touched === undefined) return false;
  for (const end = Date.now() + goneMs; Date.now() < end; await later()) if (touchedAt(file) !== touched) return true;
  return false;
}

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

function touchedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** Only Linux tells more than the number of a process; elsewhere every process of the machine is in one place. */
function place(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return process.platform;
  }
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, which may hold anything, ends with the last bracket; the start is the twentieth field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be created or closed to others: choose another one with DATA_DIR.`,
    );
  }
}

function read(file: string): Holder | undefined {
  try {
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // Earlier versions wrote the number alone.
    const pid = z.int().positive().safeParse(written);
    return pid.success ? { pid: pid.data, place: place(), started: startOf(pid.data) } : holderSchema.parse(written);
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
