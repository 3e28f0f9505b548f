/** A host without a page around it, for a remote's tests. */
export { standInHost, type StandInHostOptions } from '../../../shared-contracts/src/host/stand-in-host';
