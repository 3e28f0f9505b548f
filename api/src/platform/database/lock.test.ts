import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lock';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps a folder from a second process, with a sentence that names the first', () => {
    writeFileSync(join(folder, 'process.lock'), String(process.ppid));
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  });

  it('takes over the lock of a process that is gone', () => {
    writeFileSync(join(folder, 'process.lock'), '999999999');
    const release = lockFolder(folder);
    expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toBe(String(process.pid));
    release();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('says what to do about a folder that cannot be created', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow('choose another one with DATA_DIR');
  });
});
