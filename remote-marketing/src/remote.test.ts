import { CONTRACT_VERSION } from 'shared-contracts/version';
import * as remote from './remote';

describe('what the remote exposes', () => {
  it('is its component and the contract it was built for', () => {
    expect(remote.contractVersion).toBe(CONTRACT_VERSION);
    expect(typeof remote.Remote).toBe('function');
  });
});
