export { livePlans as createPlansClient } from '../../../shared-contracts/src/services/live/clients';
export type * from '../../../shared-contracts/src/calls/plans/types';
