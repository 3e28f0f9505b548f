export { livePapers as createPapersClient } from '../../../shared-contracts/src/services/live/clients';
export type * from '../../../shared-contracts/src/calls/papers/types';
