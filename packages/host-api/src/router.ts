/** The one router of the page, shared by the host with every remote. */
export * from '../../../shared-contracts/src/router';
