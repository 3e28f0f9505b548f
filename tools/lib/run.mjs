import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a program to its end in this process's group; rejects when it fails. Ctrl-C and SIGTERM end it too. */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    const release = endWithUs(child);
    child.on('error', reject);
    child.on('close', (code) => {
      release();
      if (code === 0) resolve();
      else reject(new CommandFailed(command, code));
    });
  });
}

/** Runs a program and gives its exit code and everything it printed. */
export function capture(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    const release = endWithUs(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    const finish = (code) => {
      release();
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', finish);
  });
}

/** Ends a child when this process is told to end; the returned function takes that back. */
export function endWithUs(child) {
  const end = (signal) => {
    child.kill(signal);
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
