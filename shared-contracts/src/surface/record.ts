import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changesOf, publicSurfaces, recordedSurface, surfaceFile, surfaceRecord } from './public-surface';

const folder = path.resolve(import.meta.dirname, '../..');

for (const surface of publicSurfaces(folder)) {
  const { part, version } = surface;
  const recorded = recordedSurface(folder, part);
  const record = surfaceRecord(surface);
  if (recorded?.text === record) continue;
  for (const { kind, what } of changesOf(folder, surface)) console.log(`${part} ${kind}: ${what}`);
  if (recorded?.version === version && !process.argv.includes('--unreleased')) {
    const place = part === 'contract' ? 'CONTRACT_VERSION in src/version.ts' : `"${part}" in src/calls/versions.ts`;
    console.error(
      `${part} ${version} is recorded with another surface. Raise ${place}, or pass --unreleased when no remote was released with it.`,
    );
    process.exitCode = 1;
    continue;
  }
  mkdirSync(path.dirname(surfaceFile(folder, part)), { recursive: true });
  writeFileSync(surfaceFile(folder, part), record);
  console.log(`Recorded ${part} ${version}.`);
}
