import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVersion } from './version';

test('the version names the commit that was built, where there is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  writeFileSync(join(folder, 'package.json'), '{"version":"1.0.0"}');
  expect(readVersion(folder)).toBe('1.0.0');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/commit'), '');
  expect(readVersion(folder)).toBe('1.0.0');
  writeFileSync(join(folder, 'dist/commit'), '817dbe0\n');
  expect(readVersion(folder)).toBe('1.0.0+817dbe0');
  rmSync(folder, { recursive: true });
});
