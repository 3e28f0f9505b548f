import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '../version';
import { publicSurface, recordedSurface, surfaceFile } from './public-surface';

const folder = path.resolve(import.meta.dirname, '../..');
const surface = publicSurface(folder);
const file = surfaceFile(folder, CONTRACT_VERSION);

if (recordedSurface(folder, CONTRACT_VERSION) === surface) {
  console.log(`The surface of contract ${CONTRACT_VERSION} is recorded already.`);
} else if (recordedSurface(folder, CONTRACT_VERSION) !== null && !process.argv.includes('--unreleased')) {
  console.error(`Contract ${CONTRACT_VERSION} is recorded with another surface. Raise CONTRACT_VERSION in src/version.ts, or pass --unreleased when no remote was released with it.`);
  process.exitCode = 1;
} else {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, surface);
  console.log(`Recorded the surface of contract ${CONTRACT_VERSION} in ${file}.`);
}
