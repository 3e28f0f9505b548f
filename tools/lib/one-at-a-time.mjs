import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from './is-alive.mjs';
import { inRoot } from './root.mjs';

const lock = inRoot('.cache/preparing.lock');

/** Several instances may start from one clone at once: one installs and builds, the others wait for it. */
export async function oneAtATime(task) {
  await mkdir(inRoot('.cache'), { recursive: true });
  while (!(await takeLock())) await delay(250);
  const release = () => rm(lock, { force: true });
  try {
    return await task();
  } finally {
    await release();
  }
}

async function takeLock() {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (holder && !isAlive(holder)) await rm(lock, { force: true });
  return false;
}
