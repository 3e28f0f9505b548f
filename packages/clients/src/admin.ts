export { liveAdmin as createAdminClient } from '../../../shared-contracts/src/services/live/clients';
export type * from '../../../shared-contracts/src/calls/admin/types';
