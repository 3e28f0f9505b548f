import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lock';

describe('the lock of a data folder', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    file = join(folder, 'process.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The lock as this process would hold it, with parts of another holder. */
  async function heldBy(other: object): Promise<void> {
    const release = await lockFolder(folder);
    const own = JSON.parse(readFileSync(file, 'utf8')) as object;
    release();
    writeFileSync(file, JSON.stringify({ ...own, ...other }));
  }

  it('keeps a folder from a second process, with a sentence that names the first', async () => {
    const parent = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    await heldBy({ pid: process.ppid, started: parent.slice(parent.lastIndexOf(')') + 2).split(' ')[19] });
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it.each([
    ['is gone', { pid: 999_999_999 }],
    ['has a number that is another program’s now', { pid: process.ppid, started: '1' }],
  ])('takes over the lock of a process that %s', async (_, other) => {
    await heldBy(other);
    (await lockFolder(folder))();
    expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('is kept from a second container, whose process numbers say nothing, as long as the first shows itself', async () => {
    await heldBy({ pid: 1, place: 'another container' });
    const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 100);
    await expect(lockFolder(folder, 10_000)).rejects.toThrow('in use by process 1');
    clearInterval(beat);
    (await lockFolder(folder, 600))();
  });

  describe('is kept by the system', () => {
    let other: ChildProcess;
    /** Another process that has the folder, with nothing in it that says so but what the system knows. */
    async function heldElsewhere(): Promise<void> {
      const hold = `require('node:net').createServer().listen(process.argv[1], () => process.stdout.write('held'))`;
      other = spawn(process.execPath, ['-e', hold, join(folder, 'lock-4')], { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(other.stdout ?? other, 'data');
    }
    afterEach(() => other.kill('SIGKILL'));

    it('for a process that is frozen and shows nothing any more', async () => {
      await heldElsewhere();
      other.kill('SIGSTOP');
      await expect(lockFolder(folder, 0)).rejects.toThrow('is in use by another process');
    });

    it('until it is killed, and not a moment longer; of many who wait then, one gets it, time after time', async () => {
      await heldElsewhere();
      other.kill('SIGKILL');
      await once(other, 'exit');
      for (let time = 0; time < 20; time++) {
        const taken = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
        const held = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        expect(held).toHaveLength(1);
        for (const release of held) release();
      }
      expect(readdirSync(folder)).toEqual(['lock-24']);
    });
  });

  it('closes the folder to other users of the machine', async () => {
    const release = await lockFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    release();
  });

  it('says what to do about a folder that cannot be created', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(lockFolder(join(folder, 'file', 'data'))).rejects.toThrow('choose another one with DATA_DIR');
  });

  it('takes over the lock that an earlier version left behind', async () => {
    writeFileSync(file, '999999999');
    (await lockFolder(folder))();
  });
});
