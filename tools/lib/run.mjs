import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a program to its end in this process's group; rejects when it fails. Ctrl-C and SIGTERM end it too. */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const release = endWithUs(child);
    child.on('error', reject);
    child.on('close', (code) => {
      release();
      if (code === 0) resolve();
      else reject(new CommandFailed(command, code));
    });
  });
}

/** How long a program that has ended is waited for, while one that it started still holds its output. */
const LAST_WORDS_MS = 5_000;

/**
 * Runs a program and gives its exit code and everything it printed.
 * @param limitMs after that time it is ended, with all that it started, and counts as failed
 */
export function capture(command, args, { env = {}, cwd = root, limitMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      detached: true,
    });
    const endAll = (signal) => endGroup(child, signal);
    const release = endWithUs(child, endAll);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    const limit =
      limitMs &&
      setTimeout(() => {
        output += `\nEnded after ${Math.round(limitMs / 60_000)} minutes: it should long have been done.\n`;
        endAll('SIGKILL');
      }, limitMs);
    const finish = (code) => {
      clearTimeout(limit);
      release();
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    // A program's own children may outlive it and hold its output open; they are not waited for.
    child.on('exit', (code) => setTimeout(finish, LAST_WORDS_MS, code ?? 1).unref());
    child.on('close', (code) => finish(code ?? 1));
  });
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** Ends a child when this process is told to end; the returned function takes that back. */
export function endWithUs(child, endChild = (signal) => child.kill(signal)) {
  const end = (signal) => {
    endChild(signal);
    process.exitCode = 130;
    child.once('close', () => process.exit());
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  return () => {
    process.off('SIGTERM', end);
    process.off('SIGINT', end);
  };
}

export class CommandFailed extends Error {
  constructor(command, code) {
    super(`${command} ended with code ${code}`);
    this.code = code;
  }
}
