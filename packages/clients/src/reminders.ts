export { liveReminders as createRemindersClient } from '../../../shared-contracts/src/services/live/clients';
export type * from '../../../shared-contracts/src/calls/reminders/types';
