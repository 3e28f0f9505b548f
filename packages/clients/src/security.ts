export { liveSecurity as createSecurityClient } from '../../../shared-contracts/src/services/live/clients';
export type * from '../../../shared-contracts/src/calls/security/types';
