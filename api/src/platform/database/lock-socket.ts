import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { hasCode } from '../error-code';

/** Names of sockets are short everywhere; a folder with a longer name has none. */
const LONGEST_NAME = 100;

/**
 * `held`: this process has it until it ends, however it ends. `taken`: another one has it. `none`: this folder can hold no socket, such as
 * one that a virtual machine shares with its host.
 */
type SocketLock = { readonly state: 'held'; release(): void } | { readonly state: 'taken' | 'none' };

/**
 * A lock that the system itself keeps: a socket answers as long as the process that opened it is there, frozen or not, also to another
 * container on the same folder, and to nobody once that process has ended, however it did.
 *
 * On POSIX each holder's socket has the number after the last one, `lock-7`; the last one stays when its holder has gone. A number is given
 * by linking, which one process alone can do, and whoever then sees a higher one was too late. So nothing that may live is ever removed.
 */
export async function takeSocket(folder: string): Promise<SocketLock> {
  if (process.platform === 'win32') return listenOn(pipeOf(folder));
  const own = join(folder, `lock.${randomUUID().slice(0, 8)}`);
  if (Buffer.byteLength(own) > LONGEST_NAME) return { state: 'none' };
  const made = await listenOn(own);
  if (made.state !== 'held') return made;
  const number = await numberFor(folder, own).catch(() => null);
  rmSync(own, { force: true });
  if (number !== null && number !== 'taken') {
    for (const older of numbersIn(folder)) if (older < number) rmSync(nameOf(folder, older), { force: true });
    return made;
  }
  made.release();
  return { state: number ?? 'none' };
}

/** @throws Error where the folder cannot hold links */
async function numberFor(folder: string, own: string): Promise<number | 'taken'> {
  const last = Math.max(0, ...numbersIn(folder));
  if (last > 0 && (await answers(nameOf(folder, last)))) return 'taken';
  const number = last + 1;
  try {
    linkSync(own, nameOf(folder, number));
  } catch (error) {
    // Another process was quicker: it is there now, and would be seen by whoever looks again.
    if (hasCode(error, 'EEXIST')) return numberFor(folder, own);
    throw error;
  }
  if (Math.max(...numbersIn(folder)) === number) return number;
  rmSync(nameOf(folder, number), { force: true });
  return 'taken';
}

const nameOf = (folder: string, number: number): string => join(folder, `lock-${number}`);

const numbersIn = (folder: string): number[] =>
  readdirSync(folder).flatMap((name) => {
    const number = /^lock-(\d{1,9})$/.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });

/** Windows keeps names of pipes apart from files, and takes them back by itself. */
const pipeOf = (folder: string): string =>
  `\\\\.\\pipe\\lock-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32)}`;

function listenOn(name: string): Promise<SocketLock> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((done) => {
    server.once('error', (error) => done({ state: hasCode(error, 'EADDRINUSE') ? 'taken' : 'none' }));
    server.listen(name, () => {
      server.unref();
      done({ state: 'held', release: () => void server.close() });
    });
  });
}

function answers(name: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(name);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
