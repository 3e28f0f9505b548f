/**
 * The version of what the host and a remote agree on, as `major.minor`: `HostCore`, the module that a remote exposes, the shared router.
 * Calls of the API are no part of it, since a remote brings its own clients.
 * Another major number is refused by the host before the remote's code runs; a higher minor number of the remote is refused too,
 * since it may use what this host does not have.
 */
export const CONTRACT_VERSION = '1.2';

/**
 * Whether a host with contract `host` can run a remote built for contract `remote`.
 * @param host the host's version, `major.minor`
 * @param remote the version in the remote's manifest; anything that is not `major.minor` is incompatible
 */
export function isCompatibleContract(host: string, remote: string): boolean {
  const [hostMajor, hostMinor] = parse(host);
  const [remoteMajor, remoteMinor] = parse(remote);
  return hostMajor === remoteMajor && remoteMinor <= hostMinor;
}

function parse(version: string): [number, number] {
  const match = /^(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2])] : [NaN, NaN];
}
