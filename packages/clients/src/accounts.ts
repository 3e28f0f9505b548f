export { liveAccounts as createAccountsClient } from '../../../shared-contracts/src/services/live/clients';
export type * from '../../../shared-contracts/src/calls/accounts/types';
