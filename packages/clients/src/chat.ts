export { liveChat as createChatClient } from '../../../shared-contracts/src/services/live/clients';
export type * from '../../../shared-contracts/src/calls/chat/types';
