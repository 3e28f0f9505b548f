import path from 'node:path';
import { changesOf, publicSurfaces, recordedSurface, surfaceRecord } from './public-surface';

const folder = path.resolve(__dirname, '../..');

test('the public surface of each part is the one that was recorded for its version', () => {
  const changed = publicSurfaces(folder)
    .filter((surface) => recordedSurface(folder, surface.part)?.text !== surfaceRecord(surface))
    .map((surface) =>
      [
        `${surface.part} ${surface.version}`,
        ...changesOf(folder, surface).map(({ kind, what }) => `${kind}: ${what}`),
      ].join('\n  '),
    );
  if (changed.length > 0) {
    throw new Error(
      `Changed since they were recorded:\n${changed.join('\n')}\nWhen a remote was released with one, raise its version in ` +
        'src/version.ts or src/calls/versions.ts (the minor number when built remotes go on working, else the major one) and run: ' +
        'npm run surface -w shared-contracts. When none was, run: npm run surface -w shared-contracts -- --unreleased',
    );
  }
  const contract = recordedSurface(folder, 'contract')?.text;
  expect(contract).toContain('export interface HostCore');
  // A new call of the chat needs no other contract, and so no release of the host.
  expect(contract).not.toContain('ChatService');
}, 60_000);
