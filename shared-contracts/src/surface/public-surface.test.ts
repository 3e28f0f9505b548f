import path from 'node:path';
import { CONTRACT_VERSION } from '../version';
import { publicSurface, recordedSurface } from './public-surface';

const folder = path.resolve(__dirname, '../..');

test('the public surface is the one that was recorded for this contract version', () => {
  const recorded = recordedSurface(folder, CONTRACT_VERSION);
  if (recorded !== publicSurface(folder)) {
    throw new Error(
      `The contracts changed, but CONTRACT_VERSION is still ${CONTRACT_VERSION}. Raise it in src/version.ts ` +
        '(the minor number when built remotes go on working, else the major one), then run: npm run surface -w shared-contracts',
    );
  }
  expect(recorded).toContain('export interface HostApi');
}, 60_000);
