import { CONTRACT_VERSION, isCompatibleContract } from './version';

test.each([
  ['1.0', '1.0', true],
  ['1.2', '1.1', true],
  ['1.1', '1.2', false],
  ['2.0', '1.9', false],
  ['1.0', '2.0', false],
  ['1.0', 'latest', false],
  ['1.0', '', false],
  ['1.10', '1.9', true],
])('a host of contract %s and a remote of contract %s: %s', (host, remote, compatible) => {
  expect(isCompatibleContract(host, remote)).toBe(compatible);
});

test('the current contract is compatible with itself', () => {
  expect(isCompatibleContract(CONTRACT_VERSION, CONTRACT_VERSION)).toBe(true);
});
